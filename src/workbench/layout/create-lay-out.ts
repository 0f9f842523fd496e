import type { AnyStateMachine } from 'xstate';
import type { Chart } from '../chart/chart';
import type { LayOut } from '../chart/charts';
import { plainMachine } from '../model/plain-machine';
import { type Pane, paneLike } from './cost';
import { createMeasure } from './measure-text';
import type { Answer, Task } from './messages';
import { startWorker } from './start-worker';
import type { Measure } from './text';
import { measureWords } from './widths';
import workerUrl from './worker?worker&url';

type Waiting = { show: (chart: Chart) => void; end: () => void; fail: (problem: Error) => void };

/** How long a first drawing may take, in ms. */
const patience = 15_000;

/** The worker can't run here, which is no fault of the machine. */
class NoWorker extends Error {}

/** The machine takes too long. */
class TooLong extends Error {}

/** The worker was ended, since another machine took too long. */
class Interrupted extends Error {}

/** The height of the tools below a chart, with the margins around it, in px. */
const belowChart = 60;

/** The space for charts in this page. */
function spaceInPage(): Pane {
  const { clientWidth = 0, clientHeight = 0 } = document.querySelector('.wb-chart') ?? {};
  return { width: clientWidth, height: Math.max(0, clientHeight - belowChart) };
}

/** `onEnd` is called when the worker has ended. */
function startLayoutWorker(onEnd: () => void) {
  const waiting = new Map<number, Waiting>();
  const worker = startWorker(workerUrl, { type: 'module' });
  let broken: NoWorker | undefined;
  const breakDown = (problem: string) => {
    broken = new NoWorker(problem);
    for (const { fail } of waiting.values()) fail(broken);
    waiting.clear();
    worker.terminate();
  };
  worker.addEventListener('error', ({ message }) => breakDown(message));
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (data.kind === 'broken') return breakDown(data.problem);
    const task = waiting.get(data.id);
    if (data.kind === 'chart') return task?.show(data.chart);
    waiting.delete(data.id);
    if (data.kind === 'done') task?.end();
    else task?.fail(new Error(data.problem));
  });
  let count = 0;
  return (task: Omit<Task, 'id'>, show: (chart: Chart) => void) =>
    new Promise<void>((end, fail) => {
      if (broken) return fail(broken);
      const id = count++;
      let timer: ReturnType<typeof setTimeout>;
      const giveUp = () => {
        // Others may go first.
        if ([...waiting.keys()].at(-1) !== id) return wait();
        waiting.delete(id);
        fail(new TooLong(`it takes more than ${patience / 1000} seconds`));
        onEnd();
        for (const other of waiting.values()) other.fail(new Interrupted());
        worker.terminate();
      };
      const wait = () => {
        timer = setTimeout(giveUp, patience);
      };
      wait();
      const inTime =
        <Args extends unknown[]>(then: (...args: Args) => void) =>
        (...args: Args) => {
          clearTimeout(timer);
          then(...args);
        };
      waiting.set(id, { show: inTime(show), end, fail: inTime(fail) });
      worker.postMessage({ id, ...task } satisfies Task);
    });
}

/**
 * Lays out charts in a worker with the page's fonts; where workers are refused, on the main thread.
 * Rejects if both fail.
 */
export function createLayOut(): LayOut {
  let measure: Promise<Measure> | undefined;
  let inWorker: ReturnType<typeof startLayoutWorker> | undefined;
  const layOut: LayOut = async (original: AnyStateMachine, show) => {
    measure ??= createMeasure();
    const task = {
      machine: plainMachine(original),
      widths: measureWords(original, await measure),
      pane: paneLike(spaceInPage()),
    };
    try {
      inWorker ??= startLayoutWorker(() => {
        inWorker = undefined;
      });
      await inWorker(task, show);
    } catch (error) {
      if (error instanceof Interrupted) return layOut(original, show);
      // Browsers that refuse a worker at once throw another error.
      const isRefused = error instanceof NoWorker || (!inWorker && !(error instanceof TooLong));
      if (!isRefused) throw error;
      const { layOutInPage } = await import('./in-page');
      show(await layOutInPage(task));
    }
  };
  return layOut;
}

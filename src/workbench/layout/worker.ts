/** Lays out charts beside the page. */
import ELK from 'elkjs/lib/elk-api.js';
import elkUrl from 'elkjs/lib/elk-worker.min.js?url&no-inline';
import { errorMessage } from '../model/error-message';
import { layOut } from './lay-out';
import type { Answer, Task } from './messages';
import { startWorker } from './start-worker';
import { takeTurns } from './take-turns';
import { measureIn } from './widths';

/** How long to look for a better drawing than one that can be read, in ms. */
const patience = 2000;

const answer = (message: Answer) => postMessage(message);

const elk = new ELK({
  workerFactory: () => {
    const worker = startWorker(elkUrl);
    worker.addEventListener('error', () => {
      answer({ kind: 'broken', problem: 'ELK has not loaded.' });
    });
    return worker;
  },
});

const turns = takeTurns();

addEventListener('message', async ({ data: { id, machine, widths, pane } }: MessageEvent<Task>) => {
  turns.start(id);
  try {
    const turn = () => turns.turn(id);
    const charts = layOut(machine, { elk, measure: measureIn(widths), pane, patience, turn });
    for await (const chart of charts) answer({ kind: 'chart', id, chart });
    answer({ kind: 'done', id });
  } catch (error) {
    answer({ kind: 'failed', id, problem: errorMessage(error) });
  } finally {
    turns.end(id);
  }
});

import { createJudge, type JudgedStep } from '../judge/judge';
import type { Oracle } from '../judge/oracle';
import { errorMessage } from '../model/error-message';
import type { ActorInfo, Trace } from '../model/trace';
import { type OpenedTrace, openTrace } from './open-trace';
import { checkActors, parseTrace } from './parse-trace';

/** A trace from a file. */
export type LoadedTrace = {
  name: string;
  steps: readonly JudgedStep[];
  actors: readonly ActorInfo[];
  definitions?: Trace['definitions'];
  /** What it is judged by, if some of its machines are not those of the app. */
  oracle?: Oracle;
  /** A warning, such as that it is from another build. */
  notice: string;
};

/** Maximum file size in bytes: well over 50,000 steps. */
const maxSize = 20 * 1024 * 1024;

/** Maximum time, in ms, before the work yields to the browser. */
const slice = 25;

const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Reads a trace from a file and judges it in slices, so that the page stays responsive. Rejects
 * with a user-readable error that names the file.
 */
export const readTrace = (file: File, oracle: Oracle): Promise<LoadedTrace> =>
  judgeFile(file, oracle).catch((error) => {
    throw new TypeError(`${file.name}: ${errorMessage(error)}`);
  });

async function judgeFile(file: File, oracle: Oracle): Promise<LoadedTrace> {
  if (file.size > maxSize) {
    const size = Math.round(file.size / 1024 / 1024);
    throw new TypeError(`${size} MB is over the limit of ${maxSize / 1024 / 1024} MB.`);
  }
  const trace = parseTrace(await file.text());
  await pause();
  const opened = openTrace(trace, oracle);
  checkActors(trace, opened.oracle.machines);
  const judge = createJudge(opened.oracle);
  const steps: JudgedStep[] = [];
  let started = performance.now();
  for (const step of trace.steps) {
    if (performance.now() - started > slice) {
      await pause();
      started = performance.now();
    }
    steps.push(judge(step));
  }
  const { definitions } = trace;
  return {
    name: file.name,
    steps,
    actors: trace.actors ?? [],
    ...(definitions && { definitions }),
    ...(opened.rebuilt.length > 0 && { oracle: opened.oracle }),
    notice: noticeOf(file.name, opened),
  };
}

/** How the machines of a trace are others than those of the app. */
function noticeOf(name: string, { changed, rebuilt }: OpenedTrace): string {
  const sentences: string[] = [];
  if (changed.length > 0) {
    const others = `${name} was recorded with other charts of ${changed.join(', ')}`;
    sentences.push(`${others} and is judged by the current ones.`);
  }
  if (rebuilt.length > 0) {
    sentences.push(`Shown as recorded in ${name}, without verdicts: ${rebuilt.join(', ')}.`);
  }
  return sentences.join(' ');
}

import { createJudge, type JudgedStep } from '../judge/judge';
import type { Oracle } from '../judge/oracle';
import { chartWords } from '../model/describe-machine';
import { errorMessage } from '../model/error-message';
import { own } from '../model/own';
import type { ActorInfo, Trace } from '../model/trace';
import { checkActors, parseTrace } from './parse-trace';

/** A trace from a file. */
export type LoadedTrace = {
  name: string;
  steps: readonly JudgedStep[];
  actors: readonly ActorInfo[];
  charts?: Trace['charts'];
  /** A warning that it is from another build, if it is. */
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
  checkActors(trace, oracle.machines);
  const judge = createJudge(oracle);
  const steps: JudgedStep[] = [];
  let started = performance.now();
  for (const step of trace.steps) {
    if (performance.now() - started > slice) {
      await pause();
      started = performance.now();
    }
    steps.push(judge(step));
  }
  const { charts } = trace;
  return {
    name: file.name,
    steps,
    actors: trace.actors ?? [],
    ...(charts && { charts }),
    notice: noticeOf(file.name, trace, oracle),
  };
}

/** Which charts are no longer those that a trace was recorded from. */
function noticeOf(name: string, { charts = {} }: Trace, { machines }: Oracle): string {
  const changed = Object.entries(charts).flatMap(([id, words]) => {
    const machine = own(machines, id);
    return machine && chartWords(machine) !== words ? [id] : [];
  });
  if (changed.length === 0) return '';
  return `${name} was recorded with other charts of ${changed.join(', ')} and is judged by the current ones.`;
}

import { createJudge, type JudgedStep } from '../judge/judge';
import type { Oracle } from '../judge/oracle';
import { errorMessage } from '../model/error-message';
import { fingerprint } from '../model/fingerprint';
import type { ActorInfo, Message } from '../model/trace';
import { checkActors, parseTrace } from './parse-trace';

/** A trace from a file. */
export type LoadedTrace = {
  name: string;
  steps: readonly JudgedStep[];
  actors: readonly ActorInfo[];
  messages: readonly Message[];
  /** The fingerprint of the charts it was recorded with; undefined in older traces. */
  charts?: string | undefined;
  /** A warning, such as that it is from another build. */
  notice: string;
  /** Its name, so that recording this machine does not copy all steps. */
  toJSON: () => { name: string };
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
  const isOther =
    trace.charts !== undefined && trace.charts !== fingerprint(Object.values(oracle.machines));
  const notice = isOther
    ? `${file.name} was recorded with other charts (${trace.charts}) and is judged by the current ones.`
    : '';
  return {
    name: file.name,
    steps,
    actors: trace.actors ?? [],
    messages: trace.messages ?? [],
    charts: trace.charts,
    notice,
    toJSON: () => ({ name: file.name }),
  };
}

import type { AnyStateMachine, InspectionEvent } from 'xstate';
import type { JudgedStep } from '../judge/judge';
import type { Restarted } from '../machines/restart.machine';
import type { ActorInfo } from '../model/trace';
import { aliveActors } from './alive-actors';
import { handOut } from './hand-out';
import { type RebuiltActor, rebuildSnapshots } from './rebuild-snapshot';

/**
 * Starts an app anew. Each actor that it creates is to be given what `take` returns for its machine
 * as its `snapshot`. Resolves when all of them have started; rejects with an error that tells a
 * reader why they have not.
 */
export type RestartApp = (
  actors: readonly RebuiltActor[],
  take: (machine: string) => object | undefined,
) => Promise<void>;

type Step = {
  steps: readonly JudgedStep[];
  actors: readonly ActorInfo[];
  at: number;
  /** The step as one names it. */
  from: string;
};

/** Puts an app whose machines are known by their ids back to recorded steps. */
export function createRestarter(machines: Readonly<Record<string, AnyStateMachine>>) {
  let offer: (ReturnType<typeof handOut> & { from: string }) | undefined;
  return {
    /** Where the snapshots come from that actors start with now. */
    origin: () => offer?.from,
    watch: (report: InspectionEvent) => offer?.watch(report),
    /** `onRebuilt` is called when all that the trace can fail at is past. */
    async restart(
      step: Step,
      app: RestartApp | undefined,
      onRebuilt: () => void,
    ): Promise<Restarted> {
      const { steps, actors, at, from } = step;
      if (!app) throw new TypeError('This workbench was not told how its app starts anew.');
      const alive = aliveActors(steps, actors, at);
      if (alive.length === 0) throw new TypeError(`At ${from} no actor runs.`);
      const rebuilt = rebuildSnapshots(machines, alive);
      onRebuilt();
      const handed = handOut(rebuilt);
      offer = { ...handed, from };
      try {
        await app(rebuilt, handed.take);
        return { from, missing: handed.waiting() };
      } finally {
        offer = undefined;
      }
    },
  };
}

import type { AnyStateMachine } from 'xstate';
import { count } from '../model/count';
import { stateWords } from '../model/state-words';
import type { ActorInfo } from '../model/trace';
import type { JudgedStep } from './judge';

/** An actor with those that it started. */
export type ActorEntry = {
  name: string;
  parent?: string;
  /** Its last step, or else that of the actor that started it; undefined without either. */
  shown: JudgedStep | undefined;
  hasEnded: boolean;
  /** Its state and number of steps as text. */
  status: string;
  children: readonly ActorEntry[];
};

type Seen = { name: string; parent?: string; hasLeft: boolean; last?: JudgedStep; steps: number };

/** The listed actors and those of steps, in the order in which they started. */
function collect(infos: readonly ActorInfo[], steps: readonly JudgedStep[]): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const { name, parent, left } of infos) {
    seen.set(name, { name, ...(parent && { parent }), hasLeft: left !== undefined, steps: 0 });
  }
  for (const step of steps) {
    const actor = seen.get(step.actor) ?? { name: step.actor, hasLeft: false, steps: 0 };
    actor.last = step;
    actor.steps += 1;
    seen.set(step.actor, actor);
  }
  return seen;
}

type Machines = Readonly<Record<string, AnyStateMachine>>;

/** How an actor has ended; empty if it is running. */
function endOf({ hasLeft, last }: Seen, machines: Machines): string {
  if (!last) return '';
  if (last.kind === 'failed') return 'failed in';
  const machine = machines[last.machine];
  const at = { value: last.to, context: {} } as never;
  if (machine?.resolveState(at).status === 'done') return 'done in';
  return hasLeft || last.kind === 'stopped' ? 'stopped in' : '';
}

/** The trees of actors of a trace, in linear time. */
export function listActors(
  infos: readonly ActorInfo[],
  steps: readonly JudgedStep[],
  machines: Machines,
): ActorEntry[] {
  const seen = collect(infos, steps);
  const started = new Map<string, Seen[]>();
  const roots: Seen[] = [];
  for (const actor of seen.values()) {
    const { parent = '' } = actor;
    const siblings = started.get(parent);
    if (!seen.has(parent)) roots.push(actor);
    else if (siblings) siblings.push(actor);
    else started.set(parent, [actor]);
  }
  const toEntry = (actor: Seen): ActorEntry => {
    const { name, parent, last } = actor;
    const end = endOf(actor, machines);
    return {
      name,
      ...(parent && { parent }),
      shown: last ?? seen.get(parent ?? '')?.last,
      hasEnded: actor.hasLeft || end !== '',
      status: last
        ? `${end} ${stateWords(last.to)}, ${count(actor.steps, 'step')}`.trim()
        : `no statechart (started by ${parent ?? 'the app'})`,
      children: (started.get(name) ?? []).map(toEntry),
    };
  };
  return roots.map(toEntry);
}

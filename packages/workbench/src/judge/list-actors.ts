import type { AnyStateMachine } from 'xstate';
import { count } from '../model/count';
import type { ActorKind } from '../model/kind-of';
import { stateWords } from '../model/state-words';
import type { ActorInfo } from '../model/trace';
import type { JudgedStep } from './judge';

/** An actor with those that it started. */
export type ActorEntry = {
  name: string;
  /** Its last step, or else that of the actor that started it; undefined without either. */
  shown: JudgedStep | undefined;
  kind: ActorKind;
  hasEnded: boolean;
  hasFailed: boolean;
  /** How it is, as text: its state and number of steps. */
  status: string;
  /** What it started with, and what it ended with, as far as there is any. */
  facts: readonly { name: 'input' | 'output' | 'error'; value: unknown }[];
  children: readonly ActorEntry[];
};

type Seen = {
  name: string;
  info?: ActorInfo;
  /** What it started with, in its first step. */
  input?: unknown;
  last?: JudgedStep;
  steps: number;
};

/** The listed actors and those of steps, in the order in which they started. */
function collect(infos: readonly ActorInfo[], steps: readonly JudgedStep[]): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const info of infos) {
    const { name } = info;
    seen.set(name, { name, info, steps: 0 });
  }
  for (const step of steps) {
    const actor: Seen = seen.get(step.actor) ?? { name: step.actor, steps: 0 };
    if (!actor.last) actor.input = (step.event as { input?: unknown }).input;
    actor.last = step;
    actor.steps += 1;
    seen.set(step.actor, actor);
  }
  return seen;
}

type Machines = Readonly<Record<string, AnyStateMachine>>;

const endWords = { done: 'done', error: 'failed', stopped: 'stopped' } as const;

/** How an actor has ended; empty if it is running. */
function endOf({ info, last }: Seen, machines: Machines): '' | 'done' | 'failed' | 'stopped' {
  if (last?.kind === 'failed') return 'failed';
  if (info?.status) return endWords[info.status];
  const machine = last && machines[last.machine];
  const at = { value: last?.to, context: {} } as never;
  if (machine?.resolveState(at).status === 'done') return 'done';
  return info?.left !== undefined || last?.kind === 'stopped' ? 'stopped' : '';
}

/** How an actor is, as text. */
function statusOf({ info, last, steps }: Seen, end: ReturnType<typeof endOf>): string {
  if (last) {
    // A machine without states is in none.
    const state = stateWords(last.to);
    const how = state ? `${end && `${end} in`} ${state}`.trim() : end || 'running';
    return `${how}, ${count(steps, 'step')}`;
  }
  // An older trace has no more.
  if (!info || info.kind === 'other') {
    return `no statechart (started by ${info?.parent ?? 'the app'})${end && `, ${end}`}`;
  }
  return info.kind === 'machine' ? end || 'no steps yet' : end || 'running';
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
    const { parent = '' } = actor.info ?? {};
    const siblings = started.get(parent);
    if (!seen.has(parent)) roots.push(actor);
    else if (siblings) siblings.push(actor);
    else started.set(parent, [actor]);
  }
  const toEntry = (actor: Seen): ActorEntry => {
    const { name, info, last } = actor;
    const { parent, kind = 'machine', output } = info ?? {};
    const end = endOf(actor, machines);
    const given = {
      input: info?.input ?? actor.input,
      output,
      error: info?.error ?? last?.error,
    };
    return {
      name,
      shown: last ?? seen.get(parent ?? '')?.last,
      kind,
      hasEnded: end !== '',
      hasFailed: end === 'failed',
      status: statusOf(actor, end),
      facts: (['input', 'output', 'error'] as const).flatMap((fact) =>
        given[fact] === undefined ? [] : [{ name: fact, value: given[fact] }],
      ),
      children: (started.get(name) ?? []).map(toEntry),
    };
  };
  return roots.map(toEntry);
}

import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type ContextFrom,
  type EventFromLogic,
  type EventObject,
  type ExecutableActionObject,
  type InputFrom,
  initialTransition,
  type StateValue,
  type StateValueFrom,
  transition,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { readClauses } from '../../docs/tools/clauses';

/** The clauses of the specification. Every row, state and transition cites at least one. */
export const clauseIds: readonly string[] = readClauses().map(({ id }) => id);

/** What XState itself sends: an invoked actor is done or has failed, or a delay is over. */
type InternalEvent = {
  type: `xstate.${'done' | 'error'}.actor.${string}` | `xstate.after.${string}`;
};

export type TableEvent<M extends AnyStateMachine> = EventFromLogic<M> | InternalEvent;

/** The outcome of a row whose event changes neither state nor context, and runs no action. */
export const nothing = 'nothing';

/** Whole values: a context left out is the empty one, actions left out are none. */
type Outcome<M extends AnyStateMachine> = {
  state: StateValueFrom<M>;
  context?: ContextFrom<M>;
  /** By name, plus `start <actor> <input>`, `stop <actor>`, `wait <ms>` and `stop waiting`. */
  actions?: string[];
};

type Situation<M extends AnyStateMachine> = {
  /** The events that lead here from the start. */
  after: TableEvent<M>[];
  state: StateValueFrom<M>;
  context?: ContextFrom<M>;
};

type Row<M extends AnyStateMachine, Name> = readonly [
  given: Name,
  event: TableEvent<M>,
  outcome: Outcome<M> | typeof nothing,
  clause: string,
  ...furtherClauses: string[],
];

type TransitionTable<M extends AnyStateMachine, Name extends string> = {
  input?: InputFrom<M>;
  start: Outcome<M>;
  situations: Record<Name, Situation<M>>;
  rows: readonly Row<M, NoInfer<Name>>[];
};

/** Makes a test of each row, and fails if a state × event pair or a guard's answer has none. */
export function testTransitions<M extends AnyStateMachine, Name extends string>(
  statechart: M,
  table: TransitionTable<M, Name>,
) {
  const machine: AnyStateMachine = statechart;
  const { input, start, situations, rows } = table as TransitionTable<AnyStateMachine, Name>;
  const begin = () => initialTransition(machine, input);
  const reach = (name: Name) => {
    const events: EventObject[] = situations[name].after;
    return events.reduce((snapshot, event) => transition(machine, snapshot, event)[0], begin()[0]);
  };

  describe(`the ${machine.id} machine`, () => {
    test(`starts in ${nameState(start.state)}`, () => {
      expect(seen(...begin())).toStrictEqual(whole(start));
    });

    test.each(Object.keys(situations) as Name[])('can be: %s', (name) => {
      const { value, context } = reach(name);
      const { after: _, ...situation } = situations[name];
      expect({ state: value, context }).toStrictEqual({ context: {}, ...situation });
    });

    const named = rows.map((row) => [nameRow(situations[row[0]].state, row), row] as const);
    test.each(named)('%s', (_, [given, event, outcome]) => {
      const { state, context = {} } = situations[given];
      const expected = outcome === nothing ? { state, context } : outcome;
      expect(seen(...transition(machine, reach(given), event))).toStrictEqual(whole(expected));
    });

    test('has a row for every state and event', () => {
      const rowed = rows.flatMap(([given, event]) =>
        leaves(reach(given)._nodes).map(({ id }) => `${id} × ${event.type}`),
      );
      const every = leaves(getStateNodes(machine)).flatMap(({ id }) =>
        machine.events.map((type) => `${id} × ${type}`),
      );
      expect(every.filter((pair) => !rowed.includes(pair))).toEqual([]);
      expect(rowed.filter((pair) => !every.includes(pair))).toEqual([]);
    });

    test('has a row for both answers of every guard', () => {
      const answers = rows.flatMap(([given, event]) => askGuards(machine, reach(given), event));
      const every = Object.keys(machine.implementations.guards).flatMap((guard) => [
        `${guard}: true`,
        `${guard}: false`,
      ]);
      expect([...new Set(answers)].sort()).toEqual(every.sort());
    });

    test('cites only clauses of the specification', () => {
      const cited = rows.flatMap(([, , , ...clauses]) => clauses);
      expect(cited.filter((clause) => !clauseIds.includes(clause))).toEqual([]);
    });
  });
}

const leaves = (nodes: readonly AnyStateNode[]) =>
  nodes.filter(({ type }) => type === 'atomic' || type === 'final');

const whole = <T extends object>(outcome: T) => ({ context: {}, actions: [], ...outcome });

const seen = (snapshot: AnyMachineSnapshot, actions: readonly ExecutableActionObject[]) => ({
  state: snapshot.value,
  context: snapshot.context,
  actions: actions.map(nameAction),
});

/** The answers that the guards give on the way to choosing a transition. */
function askGuards(machine: AnyStateMachine, before: AnyMachineSnapshot, event: EventObject) {
  const answers: string[] = [];
  const guards = Object.entries(machine.implementations.guards).map(([name, guard]) => {
    const ask = guard as (...args: unknown[]) => boolean;
    const asked = (...args: unknown[]) => {
      const answer = ask(...args);
      answers.push(`${name}: ${answer}`);
      return answer;
    };
    return [name, asked];
  });
  const watched = machine.provide({ guards: Object.fromEntries(guards) });
  watched.getTransitionData(watched.resolveState(before), event);
  return answers;
}

function nameAction({ type, params }: ExecutableActionObject) {
  const { id, input, delay } = (params ?? {}) as { id?: string; input?: unknown; delay?: number };
  if (type === 'xstate.spawnChild') return `start ${id}${input ? ` ${show(input)}` : ''}`;
  if (type === 'xstate.stopChild') return `stop ${id ?? params}`;
  if (type === 'xstate.raise' && delay !== undefined) return `wait ${delay} ms`;
  if (type === 'xstate.cancel') return 'stop waiting';
  return type;
}

const show = (value: unknown) => inspect(value, { breakLength: Number.POSITIVE_INFINITY });

/** A state value as one reads it: `peeked.leaving`, or `header.plain + scrollToTop.hidden`. */
const nameState = (state: StateValue): string =>
  typeof state === 'string'
    ? state
    : Object.entries(state)
        .map(([region, child]) => `${region}.${nameState(child ?? '')}`)
        .join(' + ');

function nameRow(
  from: StateValue,
  [given, event, outcome, ...clauses]: Row<AnyStateMachine, string>,
) {
  const { type, ...payload } = event;
  const sent = Object.keys(payload).length === 0 ? type : `${type} ${show(payload)}`;
  const result = outcome === nothing ? 'does nothing' : `leads to ${nameState(outcome.state)}`;
  return `${given} (${nameState(from)}): ${sent} ${result} [${clauses.join(', ')}]`;
}

import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type EventObject,
  initialTransition,
  type StateValue,
  transition,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { createRowRunner, runStart } from '@/workbench/judge/run-row';
import { clausesOf } from '@/workbench/model/clauses-at';
import { nothing, type Row, type Table } from '../../machines/tables/define-table';

/**
 * Tests each row of a table. A state and event without a row fail, and so does a guard result without
 * one.
 */
export const testTable = (table: Table) => {
  const { machine, input, start, situations, rows } = table;
  describe(`the '${machine.id}' machine`, () => {
    const begin = () => initialTransition(machine, input);
    const situationOf = (name: string) => {
      const situation = situations[name];
      if (!situation) throw new Error(`There is no situation ${name}`);
      return situation;
    };
    const reach = (name: string) => {
      const events: EventObject[] = situationOf(name).after;
      return events.reduce(
        (snapshot, event) => transition(machine, snapshot, event)[0],
        begin()[0],
      );
    };
    test(`starts in ${nameState(start.state)}`, () => {
      const nodes = machine.resolveState({
        value: start.state,
        context: begin()[0].context,
      })._nodes;
      const clauses = clausesOf(nodes);
      expect(runStart(table), clauses.join(', ')).toEqual([]);
    });

    test.each(Object.keys(situations))('can be: %s', (name) => {
      const { value, context } = reach(name);
      const { after: _, ...situation } = situationOf(name);
      expect({ state: value, context }).toStrictEqual({ context: {}, ...situation });
    });

    const named = rows.map((row) => [nameRow(situationOf(row[0]).state, row), row] as const);
    const run = createRowRunner(table);
    test.each(named)('%s', (_, row) => {
      const { differences, clauses } = run(row);
      expect(differences, clauses.join(', ')).toEqual([]);
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

    test('has a row for both results of every guard', () => {
      const answers = rows.flatMap(([given, event]) => askGuards(machine, reach(given), event));
      const every = Object.keys(machine.implementations.guards).flatMap((guard) => [
        `${guard}: true`,
        `${guard}: false`,
      ]);
      expect([...new Set(answers)].sort()).toEqual(every.sort());
    });
  });
};

const leaves = (nodes: readonly AnyStateNode[]) =>
  nodes.filter(({ type }) => type === 'atomic' || type === 'final');

type Ask = (...args: unknown[]) => boolean;

/** The result of each guard while the machine selected a transition. */
function askGuards(machine: AnyStateMachine, before: AnyMachineSnapshot, event: EventObject) {
  const answers: string[] = [];
  const guards = Object.entries(machine.implementations.guards).map(([name, guard]) => {
    const watch =
      (ask: Ask): Ask =>
      (...args) => {
        const answer = ask(...args);
        answers.push(`${name}: ${answer}`);
        return answer;
      };
    // A guard of XState's own, such as `stateIn`, is asked by its `check`.
    const { check } = guard as { check?: Ask };
    return [
      name,
      check ? Object.assign(() => {}, guard, { check: watch(check) }) : watch(guard as Ask),
    ];
  });
  const watched = machine.provide({ guards: Object.fromEntries(guards) });
  watched.getTransitionData(watched.resolveState(before), event);
  return answers;
}

const show = (value: unknown) => inspect(value, { breakLength: Number.POSITIVE_INFINITY });

/** An event's type and payload, with errors as their messages instead of stack traces. */
function nameEvent({ type, ...payload }: EventObject) {
  const shown = Object.entries(payload).map(([key, value]) => [
    key,
    value instanceof Error ? String(value) : value,
  ]);
  return shown.length === 0 ? type : `${type} ${show(Object.fromEntries(shown))}`;
}

/** A readable state value: `peeked.leaving`, or `header.plain + scrollToTop.hidden`. */
const nameState = (state: StateValue): string =>
  typeof state === 'string'
    ? state
    : Object.entries(state)
        .map(([region, child]) => `${region}.${nameState(child ?? '')}`)
        .join(' + ');

function nameRow(from: StateValue, [given, event, outcome]: Row<AnyStateMachine, string>) {
  const result = outcome === nothing ? 'does nothing' : `leads to ${nameState(outcome.state)}`;
  return `${given} (${nameState(from)}): ${nameEvent(event)} ${result}`;
}

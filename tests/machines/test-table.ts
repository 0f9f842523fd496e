import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  initialTransition,
  type StateValue,
  transition,
} from 'xstate';
import { createRowRunner, findMissingRows, rowsOf, runStart } from '@/workbench/judge/run-row';
import { clausesOf } from '@/workbench/model/clauses';
import { nothing, type Row, type Table } from '../../machines/tables/define-table';

/**
 * Tests each row of a table, also those that the runner makes. A state and event without a row fail,
 * and so does a guard result without one.
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

    const all = rowsOf(table);
    const named = all.map((row) => [nameRow(situationOf(row[0]).state, row), row] as const);
    const run = createRowRunner(table);
    test.each(named)('%s', (_, row) => {
      const { differences, clauses } = run(row);
      expect(differences, clauses.join(', ')).toEqual([]);
    });

    test('has a row for every transition, state and event', () => {
      const missing = findMissingRows(table);
      const clauses = missing.flatMap((one) => one.clauses);
      expect(missing, clauses.join(', ')).toEqual([]);
    });

    test('has no row for an event that the machine does not name, or that its state ignores', () => {
      const types: string[] = machine.events;
      expect(rows.filter(([, { type }]) => !types.includes(type))).toEqual([]);
      const needless = all.slice(rows.length).map(nameSilent);
      expect(rows.map(nameSilent).filter((name) => needless.includes(name))).toEqual([]);
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

const nameSilent = ([given, { type }, outcome]: Row<AnyStateMachine, string>) =>
  `${given}: ${type}${outcome === nothing ? '' : ' does something'}`;

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

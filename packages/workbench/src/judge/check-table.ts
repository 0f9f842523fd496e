import { type EventObject, initialTransition, transition } from 'xstate';
import { actionWords } from '../model/action-words';
import { changesBetween } from '../model/changes';
import { differencesBetween, type Effects } from './differences';
import { nothing, type Table } from './table';

/** A row that its chart violates; numbered from 1. */
export type BrokenRow = { number: number; expected: string; actual: string };

/** The rows that a chart violates, in state, context or actions. */
export function checkTable({ machine, input, situations, rows }: Table): BrokenRow[] {
  return rows.flatMap(([given, event, outcome], index) => {
    const { after = [], state = {}, context = {} } = situations[given] ?? {};
    const leading: EventObject[] = after;
    const start = leading.reduce(
      (snapshot, next) => transition(machine, snapshot, next)[0],
      initialTransition(machine, input)[0],
    );
    const [reached, ran] = transition(machine, start, event);
    const { actions = [], ...wanted } =
      outcome === nothing ? { state, context } : { context: {}, ...outcome };
    const expected: Effects = {
      state: wanted.state,
      changes: changesBetween(context, wanted.context),
      actions,
    };
    const actual: Effects = {
      state: reached.value,
      changes: changesBetween(context, reached.context),
      actions: ran.map(actionWords),
    };
    const differences = differencesBetween(expected, actual);
    if (differences.length === 0) return [];
    const words = (side: 'expected' | 'actual') => differences.map((one) => one[side]).join('; ');
    return [{ number: index + 1, expected: words('expected'), actual: words('actual') }];
  });
}

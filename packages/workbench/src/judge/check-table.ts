import { type EventObject, initialTransition, transition } from 'xstate';
import { actionWords } from '../model/action-words';
import { changesBetween } from '../model/changes';
import { type Deed, differencesBetween } from './differences';
import { nothing, type Table } from './table';

/** A row that its chart does not follow; numbered from 1. */
export type BrokenRow = { number: number; expected: string; got: string };

/** The rows that a chart does not follow, in state, context or actions: none, if it is sound. */
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
    const expected: Deed = {
      state: wanted.state,
      changes: changesBetween(context, wanted.context),
      actions,
    };
    const got: Deed = {
      state: reached.value,
      changes: changesBetween(context, reached.context),
      actions: ran.map(actionWords),
    };
    const differences = differencesBetween(expected, got);
    if (differences.length === 0) return [];
    const words = (side: 'expected' | 'came') => differences.map((one) => one[side]).join('; ');
    return [{ number: index + 1, expected: words('expected'), got: words('came') }];
  });
}

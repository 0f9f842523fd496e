import { type EventObject, initialTransition, transition } from 'xstate';
import { isSame } from '../model/is-same';
import { stateWords } from '../model/state-words';
import { nothing, type Table } from './table';

/** A row that its chart does not follow; numbered from 1. */
export type BrokenRow = { number: number; expected: string; got: string };

/** The rows that a chart does not follow, in state or context: none, if the chart is sound. */
export function checkTable({ machine, input, situations, rows }: Table): BrokenRow[] {
  return rows.flatMap(([given, event, outcome], index) => {
    const { after = [], state = {}, context = {} } = situations[given] ?? {};
    const events: EventObject[] = [...after, event];
    const reached = events.reduce(
      (snapshot, next) => transition(machine, snapshot, next)[0],
      initialTransition(machine, input)[0],
    );
    const expected = outcome === nothing ? { state, context } : { context: {}, ...outcome };
    const isSound =
      isSame(expected.state, reached.value) && isSame(expected.context, reached.context);
    const [wanted, got] = [expected.state, reached.value].map(stateWords);
    return isSound ? [] : [{ number: index + 1, expected: wanted ?? '', got: got ?? '' }];
  });
}

import { defineTable } from '../judge/table';
import { repeatsMachine } from '../machines/repeats.machine';

const toggled = (run: string) => ({ type: 'run.toggled' as const, run });

const folded = { state: 'folded' as const, context: { unfolded: [] as string[] } };
const unfolded = (...runs: string[]) => ({
  state: 'unfolded' as const,
  context: { unfolded: runs },
});

/** Transition table of the repeats. */
export const repeatsTable = defineTable(repeatsMachine, {
  start: folded,
  situations: {
    folded: { after: [], ...folded },
    'one unfolded': { after: [toggled('app 3')], ...unfolded('app 3') },
    'two unfolded': {
      after: [toggled('app 3'), toggled('app 9')],
      ...unfolded('app 3', 'app 9'),
    },
  },
  rows: [
    ['folded', toggled('app 3'), unfolded('app 3')],
    ['one unfolded', toggled('app 9'), unfolded('app 3', 'app 9')],
    ['one unfolded', toggled('app 3'), folded],
    ['two unfolded', toggled('app 3'), unfolded('app 9')],
    ['two unfolded', toggled('app 12'), unfolded('app 3', 'app 9', 'app 12')],
  ],
});

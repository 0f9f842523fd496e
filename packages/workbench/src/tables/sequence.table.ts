import { defineTable } from '../judge/table';
import { sequenceMachine } from '../machines/sequence.machine';

const toggled = { type: 'scope.toggled' as const };

/** Transition table of the messages that are listed. */
export const sequenceTable = defineTable(sequenceMachine, {
  start: { state: 'all' },
  situations: {
    all: { after: [], state: 'all' },
    selected: { after: [toggled], state: 'selected' },
  },
  rows: [
    ['all', toggled, { state: 'selected' }],
    ['selected', toggled, { state: 'all' }],
  ],
});

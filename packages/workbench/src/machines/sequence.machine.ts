import { setup } from 'xstate';

/** Whose messages are listed: those of all actors, or only those of the selected one. */
export const sequenceMachine = setup({
  types: { events: {} as { type: 'scope.toggled' } },
}).createMachine({
  id: 'sequence',
  description: 'Whose messages are listed.',
  initial: 'all',
  states: {
    all: {
      description: 'Those of all actors.',
      on: { 'scope.toggled': { target: 'selected', description: 'Only those of one actor.' } },
    },
    selected: {
      description: 'What the selected actor sends and is sent.',
      on: { 'scope.toggled': { target: 'all', description: 'All again.' } },
    },
  },
});

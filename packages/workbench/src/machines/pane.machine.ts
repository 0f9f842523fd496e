import { setup } from 'xstate';

/** The panes of a narrow screen, in their order. */
export const panes = ['app', 'chart', 'trace'] as const;
export type Pane = (typeof panes)[number];

/**
 * What a narrow screen shows, which has room for one pane and for half of the toolbar. Wide screens
 * show all of it.
 */
export const paneMachine = setup({
  types: {
    events: {} as { type: 'pane.chosen'; pane: Pane } | { type: 'tools.toggled' },
  },
  guards: {
    isApp: ({ event }) => 'pane' in event && event.pane === 'app',
    isChart: ({ event }) => 'pane' in event && event.pane === 'chart',
  },
}).createMachine({
  id: 'pane',
  description: 'What a narrow screen shows.',
  type: 'parallel',
  states: {
    shown: {
      description: 'The pane that is shown.',
      initial: 'app',
      on: {
        'pane.chosen': [
          { guard: 'isApp', target: '.app', description: 'The app.' },
          { guard: 'isChart', target: '.chart', description: 'The chart.' },
          { target: '.trace', description: 'The trace.' },
        ],
      },
      states: {
        app: { description: 'The app.' },
        chart: { description: 'The chart, above the inspector.' },
        trace: { description: 'The panels, above the inspector.' },
      },
    },
    tools: {
      description: 'Whether the toolbar shows its less common tools.',
      initial: 'folded',
      states: {
        folded: {
          description: 'Only the chooser of machines.',
          on: { 'tools.toggled': { target: 'open', description: 'More was pressed.' } },
        },
        open: {
          description: 'All tools.',
          on: { 'tools.toggled': { target: 'folded', description: 'More was pressed again.' } },
        },
      },
    },
  },
});

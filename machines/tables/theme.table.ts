import { themeMachine } from '@machines/theme.machine';
import { defineTable } from './define-table';

const choose = (theme: string) => ({ type: 'theme.chosen', theme }) as const;

/** What the theme machine does in every state on every event. */
export const themeTable = defineTable(themeMachine, {
  samples: { events: [choose('system'), choose('light'), choose('dark')] },
  start: { state: 'system' },
  situations: {
    'the theme of the system': { after: [], state: 'system' },
    'the light theme': { after: [choose('light')], state: 'light' },
    'the dark theme': { after: [choose('dark')], state: 'dark' },
  },
  rows: [
    ['the theme of the system', choose('system'), { state: 'system' }],
    ['the theme of the system', choose('light'), { state: 'light' }],
    ['the theme of the system', choose('dark'), { state: 'dark' }],
    ['the theme of the system', choose('sepia'), { state: 'system' }],
    ['the light theme', choose('system'), { state: 'system' }],
    ['the light theme', choose('light'), { state: 'light' }],
    ['the light theme', choose('dark'), { state: 'dark' }],
    ['the light theme', choose('sepia'), { state: 'system' }],
    ['the dark theme', choose('system'), { state: 'system' }],
    ['the dark theme', choose('light'), { state: 'light' }],
    ['the dark theme', choose('dark'), { state: 'dark' }],
    ['the dark theme', choose('sepia'), { state: 'system' }],
  ],
});

import { themeMachine } from '@machines/theme.machine';
import { defineTable } from './define-table';

const choose = (theme: string) => ({ type: 'theme.chosen', theme }) as const;

const shown = (state: 'system' | 'light' | 'dark', ...before: string[]) => ({
  state,
  actions: [...before, `start look {"theme":"${state}"}`],
});
const changedTo = (state: 'system' | 'light' | 'dark') => shown(state, 'stop look');

/** What the theme machine does in every state on every event. */
export const themeTable = defineTable(themeMachine, {
  samples: { events: [choose('system'), choose('light'), choose('dark')] },
  start: shown('system'),
  situations: {
    'the theme of the system': { after: [], state: 'system' },
    'the light theme': { after: [choose('light')], state: 'light' },
    'the dark theme': { after: [choose('dark')], state: 'dark' },
  },
  rows: (['the theme of the system', 'the light theme', 'the dark theme'] as const).flatMap(
    (situation) => [
      [situation, choose('system'), changedTo('system')] as const,
      [situation, choose('light'), changedTo('light')] as const,
      [situation, choose('dark'), changedTo('dark')] as const,
      [situation, choose('sepia'), changedTo('system')] as const,
    ],
  ),
});

import { type EventObject, fromCallback, setup } from 'xstate';

/**
 * The theme of the site: the system's, light or dark (ST-THEME). The app provides `look`, which shows
 * the site in it.
 */
export const themeMachine = setup({
  types: {
    events: {} as { type: 'theme.chosen'; theme: string },
  },
  actors: {
    look: fromCallback<EventObject, { theme: 'system' | 'light' | 'dark' }>(() => {}),
  },
  guards: {
    isLight: ({ event }) => event.theme === 'light',
    isDark: ({ event }) => event.theme === 'dark',
  },
}).createMachine({
  id: 'theme',
  description: 'A choice between three themes. A full page load starts afresh.',
  initial: 'system',
  on: {
    'theme.chosen': [
      {
        guard: 'isLight',
        target: '.light',
        description: 'The site is light, whatever the system asks for. (ST-THEME)',
      },
      {
        guard: 'isDark',
        target: '.dark',
        description: 'The site is dark, whatever the system asks for. (ST-THEME)',
      },
      {
        target: '.system',
        description: 'Any other theme is that of the system. (ST-THEME)',
      },
    ],
  },
  states: {
    system: {
      description: 'The site follows the theme of the system. (ST-THEME)',
      invoke: { src: 'look', id: 'look', input: () => ({ theme: 'system' }) },
    },
    light: {
      description: 'The site is light. (ST-THEME)',
      invoke: { src: 'look', id: 'look', input: () => ({ theme: 'light' }) },
    },
    dark: {
      description: 'The site is dark. (ST-THEME)',
      invoke: { src: 'look', id: 'look', input: () => ({ theme: 'dark' }) },
    },
  },
});

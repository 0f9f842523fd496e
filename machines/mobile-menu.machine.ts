import { assertEvent, assign, fromCallback, setup } from 'xstate';

/**
 * The slide-in menu of small screens and its expanded submenu, if any (ST-MENU, LAY-3). The page provides
 * `width`, which sends `menu.closed` when the window becomes wide.
 */
export const mobileMenuMachine = setup({
  types: {
    context: {} as { expandedId: string | null },
    events: {} as
      | { type: 'menu.opened' }
      | { type: 'menu.closed' }
      | { type: 'submenu.toggled'; id: string },
  },
  actors: { width: fromCallback(() => {}) },
  guards: {
    isExpanded: ({ context, event }) => {
      assertEvent(event, 'submenu.toggled');
      return event.id === context.expandedId;
    },
  },
  actions: {
    setExpandedId: assign(({ event }) => {
      assertEvent(event, 'submenu.toggled');
      return { expandedId: event.id };
    }),
    clearExpandedId: assign({ expandedId: null }),
  },
}).createMachine({
  id: 'mobileMenu',
  description: 'A menu that slides in over the page; at most one submenu is expanded.',
  context: { expandedId: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The menu is hidden; the hamburger button opens it. (ST-MENU, LAY-3)',
      on: {
        'menu.opened': {
          target: 'open',
          description: 'The hamburger button was pressed. (ST-MENU, LAY-3)',
        },
      },
    },
    open: {
      description: 'The menu covers the page, which is inert behind it. (ST-MENU, LAY-3)',
      initial: 'collapsed',
      invoke: { src: 'width', id: 'width' },
      exit: 'clearExpandedId',
      on: {
        'menu.closed': {
          target: 'closed',
          description:
            '× or Escape was pressed, a link was followed, or the window became wide. (ST-MENU, LAY-3)',
        },
      },
      states: {
        collapsed: {
          description: 'Every submenu is collapsed. (ST-MENU)',
          on: {
            'submenu.toggled': {
              target: 'expanded',
              actions: 'setExpandedId',
              description: 'A group was clicked: its submenu expands in 700 ms. (ST-MENU, BIZ-8)',
            },
          },
        },
        expanded: {
          description: 'The submenu of expandedId is expanded. (ST-MENU)',
          on: {
            'submenu.toggled': [
              {
                guard: 'isExpanded',
                target: 'collapsed',
                actions: 'clearExpandedId',
                description:
                  'The expanded group was clicked: its submenu collapses. (ST-MENU, BIZ-8)',
              },
              {
                target: 'expanded',
                actions: 'setExpandedId',
                description:
                  'Another group was clicked: its submenu expands instead. (ST-MENU, BIZ-8)',
              },
            ],
          },
        },
      },
    },
  },
});

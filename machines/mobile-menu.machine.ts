import { assertEvent, assign, setup } from 'xstate';

/** The slide-in menu of small screens and its one expanded submenu (ST-MENU, LAY-3). */
export const mobileMenuMachine = setup({
  types: {
    context: {} as { expandedId: string | null },
    events: {} as
      | { type: 'menu.opened' }
      | { type: 'menu.closed' }
      | { type: 'submenu.toggled'; id: string },
    meta: {} as { clauses: string[] },
  },
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
      description: 'The page is free; the hamburger opens the menu.',
      meta: { clauses: ['ST-MENU', 'LAY-3'] },
      on: {
        'menu.opened': {
          target: 'open',
          description: 'The hamburger was pressed.',
          meta: { clauses: ['ST-MENU', 'LAY-3'] },
        },
      },
    },
    open: {
      description: 'The menu covers the page, which is inert behind it.',
      meta: { clauses: ['ST-MENU', 'LAY-3'] },
      initial: 'collapsed',
      exit: 'clearExpandedId',
      on: {
        'menu.closed': {
          target: 'closed',
          description: 'The × or Escape was pressed, or a link was followed.',
          meta: { clauses: ['ST-MENU', 'LAY-3'] },
        },
      },
      states: {
        collapsed: {
          description: 'Every submenu is collapsed.',
          meta: { clauses: ['ST-MENU'] },
          on: {
            'submenu.toggled': {
              target: 'expanded',
              actions: 'setExpandedId',
              description: 'A group was clicked: its submenu expands over 700 ms.',
              meta: { clauses: ['ST-MENU', 'BIZ-8'] },
            },
          },
        },
        expanded: {
          description: 'The submenu of expandedId is expanded.',
          meta: { clauses: ['ST-MENU'] },
          on: {
            'submenu.toggled': [
              {
                guard: 'isExpanded',
                target: 'collapsed',
                actions: 'clearExpandedId',
                description: 'Clicking the expanded group again collapses it.',
                meta: { clauses: ['ST-MENU', 'BIZ-8'] },
              },
              {
                target: 'expanded',
                actions: 'setExpandedId',
                description: 'Another group expands in its place.',
                meta: { clauses: ['ST-MENU', 'BIZ-8'] },
              },
            ],
          },
        },
      },
    },
  },
});

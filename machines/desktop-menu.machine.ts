import { assertEvent, assign, setup } from 'xstate';

/**
 * The header's dropdown submenus: the APG's disclosure navigation (LAY-1, LAY-2). Hovering
 * shows a submenu while the mouse is on it; pressing its button keeps it open until dismissed.
 */
export const desktopMenuMachine = setup({
  types: {
    context: {} as { openId: string | null },
    events: {} as
      | { type: 'group.entered'; id: string }
      | { type: 'group.left' }
      | { type: 'group.pressed'; id: string }
      | { type: 'menu.dismissed' },
    meta: {} as { clauses: string[] },
  },
  delays: {
    /** How long the mouse may be off the group on its way to the submenu, in ms. */
    grace: 180,
  },
  guards: {
    isOpenGroup: ({ context, event }) => {
      assertEvent(event, 'group.pressed');
      return event.id === context.openId;
    },
  },
  actions: {
    setOpenId: assign(({ event }) => {
      assertEvent(event, ['group.entered', 'group.pressed']);
      return { openId: event.id };
    }),
    clearOpenId: assign({ openId: null }),
  },
}).createMachine({
  id: 'desktopMenu',
  description: 'Dropdown submenus that open on hover and stay open on a press.',
  context: { openId: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'No submenu shows.',
      meta: { clauses: ['LAY-1'] },
      entry: 'clearOpenId',
      on: {
        'group.entered': {
          target: 'peeked',
          actions: 'setOpenId',
          description: 'The mouse moved over a group.',
          meta: { clauses: ['LAY-1'] },
        },
        'group.pressed': {
          target: 'pinned',
          actions: 'setOpenId',
          description: 'A click, tap, Enter or Space on a group.',
          meta: { clauses: ['LAY-1'] },
        },
      },
    },
    peeked: {
      description: 'A submenu shows for as long as the mouse stays with it.',
      meta: { clauses: ['LAY-1'] },
      initial: 'hovered',
      on: {
        'group.entered': {
          target: '.hovered',
          actions: 'setOpenId',
          description: 'The mouse came back, or moved to another group.',
          meta: { clauses: ['LAY-1'] },
        },
        'group.pressed': {
          target: 'pinned',
          actions: 'setOpenId',
          description: 'A press keeps the submenu open.',
          meta: { clauses: ['LAY-1'] },
        },
        'menu.dismissed': {
          target: 'closed',
          description: 'Escape, a followed link, or focus or a press elsewhere.',
          meta: { clauses: ['LAY-1'] },
        },
      },
      states: {
        hovered: {
          description: 'The mouse is over the group or its submenu.',
          meta: { clauses: ['LAY-1'] },
          on: {
            'group.left': {
              target: 'leaving',
              description: 'The mouse left; it may come back.',
              meta: { clauses: ['LAY-1'] },
            },
          },
        },
        leaving: {
          description: 'The submenu still shows for a moment.',
          meta: { clauses: ['LAY-1'] },
          after: {
            grace: {
              target: '#desktopMenu.closed',
              description: 'The mouse stayed away.',
              meta: { clauses: ['LAY-1'] },
            },
          },
        },
      },
    },
    pinned: {
      description: 'A submenu shows until it is dismissed.',
      meta: { clauses: ['LAY-1'] },
      on: {
        'group.pressed': [
          {
            guard: 'isOpenGroup',
            target: 'closed',
            description: 'A second press closes it.',
            meta: { clauses: ['LAY-1'] },
          },
          {
            actions: 'setOpenId',
            description: "Another group's submenu takes its place.",
            meta: { clauses: ['LAY-1'] },
          },
        ],
        'menu.dismissed': {
          target: 'closed',
          description: 'Escape, a followed link, or focus or a press elsewhere.',
          meta: { clauses: ['LAY-1'] },
        },
      },
    },
  },
});

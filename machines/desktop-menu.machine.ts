import { assertEvent, assign, type EventObject, fromCallback, setup } from 'xstate';

/**
 * The header's dropdown submenus: the APG's disclosure navigation (LAY-1, LAY-2). Hovering opens a
 * submenu while the mouse is over it; pressing its button keeps it open until it is dismissed. The page
 * provides `earlyOpening`, which reports a submenu that was opened before hydration, and `dismissal`,
 * which reports Escape, a followed link, and a press or focus elsewhere while one is open.
 */
export const desktopMenuMachine = setup({
  types: {
    context: {} as { openId: string | null },
    events: {} as
      | { type: 'group.entered'; id: string }
      | { type: 'group.left' }
      | { type: 'group.pressed'; id: string }
      | { type: 'menu.dismissed' },
  },
  actors: {
    earlyOpening: fromCallback<EventObject, { openId: string | null }>(() => {}),
    dismissal: fromCallback(() => {}),
  },
  delays: {
    /** Grace period for moving the mouse from a group to its submenu, in ms. */
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
  description: 'Dropdown submenus that open on hover and stay open when pressed.',
  context: { openId: null },
  initial: 'closed',
  invoke: {
    src: 'earlyOpening',
    id: 'earlyOpening',
    input: ({ context }) => ({ openId: context.openId }),
  },
  states: {
    closed: {
      description: 'No submenu is open. (LAY-1)',
      entry: 'clearOpenId',
      on: {
        'group.entered': {
          target: 'peeked',
          actions: 'setOpenId',
          description: 'The mouse moved over a group. (LAY-1, LAY-2)',
        },
        'group.pressed': {
          target: 'pinned',
          actions: 'setOpenId',
          description: 'A click, tap, Enter or Space on a group. (LAY-1, LAY-2)',
        },
      },
    },
    peeked: {
      description: 'A submenu is open while the mouse is over it or its group. (LAY-1)',
      initial: 'hovered',
      invoke: { src: 'dismissal', id: 'dismissal' },
      on: {
        'group.entered': {
          target: '.hovered',
          actions: 'setOpenId',
          description: 'The mouse came back, or moved to another group. (LAY-1)',
        },
        'group.pressed': {
          target: 'pinned',
          actions: 'setOpenId',
          description: 'A click, tap, Enter or Space keeps the submenu open. (LAY-1)',
        },
        'menu.dismissed': {
          target: 'closed',
          description: 'Escape, a followed link, or a click or focus elsewhere. (LAY-1)',
        },
      },
      states: {
        hovered: {
          description: 'The mouse is over the group or its submenu. (LAY-1)',
          on: {
            'group.left': {
              target: 'leaving',
              description: 'The mouse left the group and its submenu. (LAY-1)',
            },
          },
        },
        leaving: {
          description: 'The submenu stays open during the grace period. (LAY-1)',
          after: {
            grace: {
              target: '#desktopMenu.closed',
              description: 'The mouse did not come back in time. (LAY-1)',
            },
          },
        },
      },
    },
    pinned: {
      description: 'A submenu is open until it is dismissed. (LAY-1)',
      invoke: { src: 'dismissal', id: 'dismissal' },
      on: {
        'group.pressed': [
          {
            guard: 'isOpenGroup',
            target: 'closed',
            description: 'A second press closes it. (LAY-1)',
          },
          {
            actions: 'setOpenId',
            description: "Another group's submenu replaces it. (LAY-1)",
          },
        ],
        'menu.dismissed': {
          target: 'closed',
          description: 'Escape, a followed link, or a click or focus elsewhere. (LAY-1)',
        },
      },
    },
  },
});

import { assertEvent, assign, fromPromise, setup } from 'xstate';

/**
 * In-app navigation: the page that shows, at path; the one that is wanted, target; and the one
 * that the address bar names, which Back and Forward change at once and a link with its page (RT-1).
 * A page shows only once its code is there, so no fallback ever flashes.
 * Provided by the site: `loadPage` fetches a path's code, `presentPage` shows the page at target
 * under its address, `returnToTop` and `returnToPlace` scroll it, `leaveForTarget` loads the target
 * in full.
 * `loadPage` rejects with 'offline' where there is no network to load anything with; `stayHere`
 * then restores the address of the page that shows, and says why.
 */
export const navigationMachine = setup({
  types: {
    context: {} as { path: string; target: string; address: string },
    input: {} as { path: string },
    events: {} as { type: 'link.followed'; to: string } | { type: 'history.traversed'; to: string },
    meta: {} as { clauses: string[] },
  },
  actors: {
    loadPage: fromPromise<void, { path: string }>(async () => {}),
  },
  guards: {
    isOffline: ({ event }) => 'error' in event && event.error === 'offline',
    isShownPage: ({ context, event }) => {
      assertEvent(event, ['link.followed', 'history.traversed']);
      return event.to === context.path;
    },
    isUnderItsAddress: ({ context, event }) => {
      assertEvent(event, 'link.followed');
      return event.to === context.path && context.address === context.path;
    },
  },
  actions: {
    aimAtLink: assign(({ event }) => {
      assertEvent(event, 'link.followed');
      return { target: event.to };
    }),
    aimAtHistory: assign(({ event }) => {
      assertEvent(event, 'history.traversed');
      return { target: event.to, address: event.to };
    }),
    abandonTarget: assign({
      target: ({ context }) => context.path,
      address: ({ context }) => context.path,
    }),
    showTarget: assign({
      path: ({ context }) => context.target,
      address: ({ context }) => context.target,
    }),
    presentPage: () => {},
    returnToTop: () => {},
    returnToPlace: () => {},
    leaveForTarget: () => {},
    stayHere: () => {},
  },
}).createMachine({
  id: 'navigation',
  description: 'Which page shows. The newest request wins over one that is still loading.',
  context: ({ input }) => ({ path: input.path, target: input.path, address: input.path }),
  initial: 'settled',
  states: {
    settled: {
      description: 'The page at path shows, under its address and title.',
      meta: { clauses: ['RT-1'] },
      on: {
        'link.followed': [
          {
            guard: 'isShownPage',
            actions: 'returnToTop',
            description: 'A link to the page that shows scrolls it to the top.',
            meta: { clauses: ['RT-1'] },
          },
          {
            target: 'loading',
            actions: 'aimAtLink',
            description: 'A link to another page was followed.',
            meta: { clauses: ['RT-1'] },
          },
        ],
        'history.traversed': [
          {
            guard: 'isShownPage',
            actions: 'returnToPlace',
            description: 'Back or Forward led to another place of the page that shows.',
            meta: { clauses: ['RT-1'] },
          },
          {
            target: 'loading',
            actions: 'aimAtHistory',
            description: 'Back or Forward led to another page.',
            meta: { clauses: ['RT-1'] },
          },
        ],
      },
    },
    loading: {
      description: 'The code of the page at target is on its way; the page at path still shows.',
      meta: { clauses: ['RT-1'] },
      invoke: {
        src: 'loadPage',
        id: 'loadPage',
        input: ({ context }) => ({ path: context.target }),
        onDone: {
          target: 'settled',
          actions: ['presentPage', 'showTarget'],
          description: 'The code is there: the page shows.',
          meta: { clauses: ['RT-1'] },
        },
        onError: [
          {
            guard: 'isOffline',
            target: 'settled',
            actions: ['abandonTarget', 'stayHere'],
            description: 'There is no network: the visitor stays, and loses nothing.',
            meta: { clauses: ['RT-1', 'GEN-1'] },
          },
          {
            target: 'leaving',
            description: 'The code could not be fetched.',
            meta: { clauses: ['RT-1'] },
          },
        ],
      },
      on: {
        'link.followed': [
          {
            guard: 'isUnderItsAddress',
            target: 'settled',
            actions: ['abandonTarget', 'returnToTop'],
            description: 'A link to the page that shows calls the other one off.',
            meta: { clauses: ['RT-1'] },
          },
          {
            target: 'loading',
            reenter: true,
            actions: 'aimAtLink',
            description: 'Another link was followed meanwhile.',
            meta: { clauses: ['RT-1'] },
          },
        ],
        'history.traversed': [
          {
            guard: 'isShownPage',
            target: 'settled',
            actions: 'abandonTarget',
            description: 'Back or Forward returned to the page that shows.',
            meta: { clauses: ['RT-1'] },
          },
          {
            target: 'loading',
            reenter: true,
            actions: 'aimAtHistory',
            description: 'Back or Forward was pressed meanwhile.',
            meta: { clauses: ['RT-1'] },
          },
        ],
      },
    },
    leaving: {
      description: 'The browser loads the page at target in full instead.',
      meta: { clauses: ['RT-1', 'GEN-1'] },
      entry: 'leaveForTarget',
      on: {
        'link.followed': {
          target: 'leaving',
          reenter: true,
          actions: 'aimAtLink',
          description: 'Another link was followed: the browser loads that page.',
          meta: { clauses: ['RT-1', 'GEN-1'] },
        },
        'history.traversed': [
          {
            guard: 'isShownPage',
            target: 'settled',
            actions: 'abandonTarget',
            description: 'Back or Forward returned to the page that shows.',
            meta: { clauses: ['RT-1'] },
          },
          {
            target: 'loading',
            actions: 'aimAtHistory',
            description: 'Back or Forward was pressed meanwhile.',
            meta: { clauses: ['RT-1'] },
          },
        ],
      },
    },
  },
});

import { assertEvent, assign, fromPromise, setup } from 'xstate';

/** An entry of the browser's history: its address within the site, and its index. */
type Place = { address: string; index: number };

type Shown = { path: string; place: Place };

const isShown = ({ path, place }: Shown, to: string) => to === path || to === place.address;

/**
 * In-app navigation (RT-1). `path` is the page that shows and `place` its history entry, whose
 * address may differ (RT-5); `target` is the page that is loading; `bar` is the entry in the
 * address bar, which Back and Forward change at once and links change when their page shows. A page
 * shows only after its code has loaded, so no fallback flashes. The site provides the rest:
 * `loadPage` fetches a page's code and resolves when the screen may change. `addEntry` pushes a
 * link's history entry, and `presentPage` draws the page. `holdStill` undoes the browser's
 * scrolling to another page's position, and `returnToTop` scrolls up. `loadTarget` loads the target
 * as a full document. If offline, `loadPage` rejects with 'offline'; `reportOffline` then says so
 * and moves the history back to `place`, which arrives as `history.traversed`.
 */
export const navigationMachine = setup({
  types: {
    context: {} as Shown & { target: string; bar: Place },
    input: {} as Shown,
    events: {} as
      | { type: 'link.followed'; to: string }
      | { type: 'history.traversed'; to: string; index: number },
    meta: {} as { clauses: string[] },
  },
  actors: {
    loadPage: fromPromise<void, { path: string }>(async () => {}),
  },
  guards: {
    isOffline: ({ event }) => 'error' in event && event.error === 'offline',
    isShownPage: ({ context, event }) => {
      assertEvent(event, ['link.followed', 'history.traversed']);
      return isShown(context, event.to);
    },
    isShownInBar: ({ context, event }) => {
      assertEvent(event, 'link.followed');
      return isShown(context, event.to) && context.bar.index === context.place.index;
    },
    isTargetInBar: ({ context }) => context.bar.address === context.target,
  },
  actions: {
    setTarget: assign(({ event }) => {
      assertEvent(event, 'link.followed');
      return { target: event.to };
    }),
    setTargetAndBar: assign(({ event }) => {
      assertEvent(event, 'history.traversed');
      return { target: event.to, bar: { address: event.to, index: event.index } };
    }),
    setPlace: assign(({ context, event }) => {
      assertEvent(event, 'history.traversed');
      const place = { address: event.to, index: event.index };
      return { target: context.path, place, bar: place };
    }),
    clearTarget: assign({ target: ({ context }) => context.path }),
    advanceBar: assign({
      bar: ({ context: { target, bar } }) => ({ address: target, index: bar.index + 1 }),
    }),
    showTarget: assign({
      path: ({ context }) => context.target,
      place: ({ context }) => context.bar,
    }),
    addEntry: () => {},
    presentPage: () => {},
    holdStill: () => {},
    returnToTop: () => {},
    loadTarget: () => {},
    reportOffline: () => {},
  },
}).createMachine({
  id: 'navigation',
  description: 'Which page shows. The newest request wins over one that is still loading.',
  context: ({ input: { path, place } }) => ({ path, place, target: path, bar: place }),
  initial: 'settled',
  on: {
    'history.traversed': [
      {
        guard: 'isShownPage',
        target: '.settled',
        actions: 'setPlace',
        description: 'Back or Forward led to a place of the page that shows.',
        meta: { clauses: ['RT-1'] },
      },
      {
        target: '.loading',
        actions: ['setTargetAndBar', 'holdStill'],
        description: 'Back or Forward led to another page.',
        meta: { clauses: ['RT-1'] },
      },
    ],
  },
  states: {
    settled: {
      description: 'The page at path shows, under its title and at its place in the history.',
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
            actions: 'setTarget',
            description: 'A link to another page was followed.',
            meta: { clauses: ['RT-1'] },
          },
        ],
      },
    },
    loading: {
      description: 'The page at target is on its way; the page at path still shows.',
      meta: { clauses: ['RT-1'] },
      invoke: {
        src: 'loadPage',
        id: 'loadPage',
        input: ({ context }) => ({ path: context.target }),
        onDone: [
          {
            guard: 'isTargetInBar',
            target: 'settled',
            actions: ['showTarget', 'presentPage'],
            description: 'The code has loaded: the page shows where Back or Forward led.',
            meta: { clauses: ['RT-1'] },
          },
          {
            target: 'settled',
            actions: ['advanceBar', 'addEntry', 'showTarget', 'presentPage'],
            description: 'The code has loaded: the page shows, at a new place in the history.',
            meta: { clauses: ['RT-1'] },
          },
        ],
        onError: [
          {
            guard: 'isOffline',
            target: 'settled',
            actions: ['clearTarget', 'reportOffline'],
            description: 'There is no network: the visitor stays on the page.',
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
            guard: 'isShownInBar',
            target: 'settled',
            actions: ['clearTarget', 'returnToTop'],
            description: 'A link to the page that shows cancels the other one.',
            meta: { clauses: ['RT-1'] },
          },
          {
            target: 'loading',
            reenter: true,
            actions: 'setTarget',
            description: 'Another link was followed in the meantime.',
            meta: { clauses: ['RT-1'] },
          },
        ],
      },
    },
    leaving: {
      description: 'The browser loads the page at target in full instead.',
      meta: { clauses: ['RT-1', 'GEN-1'] },
      entry: 'loadTarget',
      on: {
        'link.followed': {
          target: 'leaving',
          reenter: true,
          actions: 'setTarget',
          description: 'Another link was followed: the browser loads that page.',
          meta: { clauses: ['RT-1', 'GEN-1'] },
        },
      },
    },
  },
});

import { assertEvent, assign, fromCallback, fromPromise, sendTo, setup, stateIn } from 'xstate';

/** An entry of the browser's history: its address within the site, and its index. */
type Place = { address: string; index: number };

type Shown = { path: string; place: Place };

/** Why a page's code did not load, and whether loading the page in full would lose something. */
type LoadFailure = { isOffline: boolean; isCostly: boolean };

/** The failure that an event reports. */
const failureOf = (event: object) => ('error' in event ? (event.error as LoadFailure) : undefined);

const isShown = ({ path, place }: Shown, to: string) => to === path || to === place.address;

/**
 * In-app navigation (RT-1). A page is shown only after its code has loaded, so no fallback flashes.
 * Code that fails to load is tried once more; after that, the browser loads the page in full, which the
 * visitor is asked about if something would be lost (ERR-3).
 *
 * Addresses are paths within the site, with the search of a page that has one (BLOG-1).
 *
 * Context:
 * - `path`: the page that is shown.
 * - `place`: its history entry; the address may be another (RT-5).
 * - `target`: the page that is loading, or `path`.
 * - `bar`: the entry in the address bar. Back and Forward change it at once, a link when its page is
 *   shown.
 *
 * The app provides:
 * - `loadPage`: fetches a page's code and resolves when the page can be shown. Rejects with a
 *   `LoadFailure`.
 * - `entries`: sends `history.traversed` when the browser shows another entry of its history.
 * - `addEntry`: pushes the history entry of a followed link.
 * - `presentPage`: renders the page.
 * - `keepScrollPosition`: undoes the browser's scrolling to the position stored for another page.
 * - `keepAddress`: writes the address of `place` into its history entry.
 * - `returnToTop`: scrolls to the top.
 * - `loadTarget`: loads the target as a full document.
 * - `returnToPlace`: moves the history back to `place`, which arrives as `history.traversed`.
 * - `reportOffline`: tells the visitor.
 */
export const navigationMachine = setup({
  types: {
    context: {} as Shown & { target: string; bar: Place },
    input: {} as Shown,
    events: {} as
      | { type: 'link.followed'; to: string }
      | { type: 'history.traversed'; to: string; index: number }
      | { type: 'search.changed'; to: string }
      | { type: 'loss.accepted' }
      | { type: 'loss.declined' },
  },
  actors: {
    loadPage: fromPromise<void, { path: string }>(async () => {}),
    entries: fromCallback(() => {}),
  },
  guards: {
    isFirstTry: stateIn({ loading: 'trying' }),
    isOffline: ({ event }) => failureOf(event)?.isOffline === true,
    isCostly: ({ event }) => failureOf(event)?.isCostly === true,
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
    setAddress: assign(({ context: { path, place, target, bar }, event }) => {
      assertEvent(event, 'search.changed');
      const changed = { address: event.to, index: place.index };
      return {
        path: event.to,
        place: changed,
        target: target === path ? event.to : target,
        bar: bar.index === place.index ? changed : bar,
      };
    }),
    clearTarget: assign({ target: ({ context }) => context.path }),
    advanceBar: assign({
      bar: ({ context: { target, bar } }) => ({ address: target, index: bar.index + 1 }),
    }),
    showTarget: assign({
      path: ({ context }) => context.target,
      place: ({ context }) => context.bar,
    }),
    // The root of the system; alone, the machine ignores its own event.
    reportPage: sendTo(
      ({ system }) => system.get('visit'),
      ({ context }) => ({ type: 'page.shown', path: context.path }),
    ),
    addEntry: () => {},
    presentPage: () => {},
    keepScrollPosition: () => {},
    keepAddress: () => {},
    returnToTop: () => {},
    loadTarget: () => {},
    returnToPlace: () => {},
    reportOffline: () => {},
  },
}).createMachine({
  id: 'navigation',
  description: 'Which page is shown. A new request replaces one that is still loading.',
  context: ({ input: { path, place } }) => ({ path, place, target: path, bar: place }),
  initial: 'settled',
  invoke: { src: 'entries', id: 'entries' },
  on: {
    'search.changed': {
      actions: ['setAddress', 'keepAddress'],
      description:
        'The visitor searched the page that is shown: its entry gets the new address. (BLOG-1)',
    },
    'history.traversed': [
      {
        guard: 'isShownPage',
        target: '.settled',
        actions: 'setPlace',
        description: 'Back or Forward led to another entry of the current page. (RT-1)',
      },
      {
        target: '.loading',
        actions: ['setTargetAndBar', 'keepScrollPosition'],
        description: 'Back or Forward led to another page. (RT-1)',
      },
    ],
  },
  states: {
    settled: {
      description: 'The page at path is shown, with its title and history entry. (RT-1)',
      on: {
        'link.followed': [
          {
            guard: 'isShownPage',
            actions: 'returnToTop',
            description: 'A link to the current page scrolls it to the top. (RT-1)',
          },
          {
            target: 'loading',
            actions: 'setTarget',
            description: 'A link to another page was followed. (RT-1)',
          },
        ],
      },
    },
    loading: {
      description: 'The page at target is loading; the page at path is still shown. (RT-1)',
      invoke: {
        src: 'loadPage',
        id: 'loadPage',
        input: ({ context }) => ({ path: context.target }),
        onDone: [
          {
            guard: 'isTargetInBar',
            target: 'settled',
            actions: ['showTarget', 'reportPage', 'presentPage'],
            description: 'The code for Back or Forward has loaded: the page is shown. (RT-1)',
          },
          {
            target: 'settled',
            actions: ['advanceBar', 'addEntry', 'showTarget', 'reportPage', 'presentPage'],
            description: 'The code for a link has loaded: the page is shown in a new entry. (RT-1)',
          },
        ],
        onError: [
          {
            guard: 'isFirstTry',
            target: '.retrying',
            reenter: true,
            description: 'The code could not be loaded: it is tried once more. (ERR-3)',
          },
          {
            guard: 'isOffline',
            target: 'settled',
            actions: ['clearTarget', 'returnToPlace', 'reportOffline'],
            description: 'There is no network: the current page stays. (RT-1, GEN-1, ERR-2)',
          },
          {
            guard: 'isCostly',
            target: 'asking',
            description:
              'Loading the page in full would lose something: the visitor decides. (GEN-1, ERR-3)',
          },
          {
            target: 'leaving',
            description: 'Nothing would be lost: the page is loaded in full. (RT-1, ERR-3)',
          },
        ],
      },
      on: {
        'link.followed': [
          {
            guard: 'isShownInBar',
            target: 'settled',
            actions: ['clearTarget', 'returnToTop'],
            description: 'A link to the current page cancels the pending navigation. (RT-1)',
          },
          {
            target: 'loading',
            reenter: true,
            actions: 'setTarget',
            description: 'Another link was followed while the page was loading. (RT-1)',
          },
        ],
      },
      initial: 'trying',
      states: {
        trying: {
          description: 'The code is fetched for the first time. (RT-1)',
        },
        retrying: {
          description: 'The code is fetched once more. (ERR-3)',
        },
      },
    },
    asking: {
      description:
        'The visitor is asked whether to load target in full and lose what is held. (ERR-3)',
      on: {
        'loss.accepted': {
          target: 'leaving',
          description: 'The visitor would rather open the page. (ERR-3, GEN-1)',
        },
        'loss.declined': {
          target: 'settled',
          actions: ['clearTarget', 'returnToPlace'],
          description: 'The visitor stays on the current page. (ERR-3)',
        },
      },
    },
    leaving: {
      description: 'The browser loads target as a full document instead. (RT-1, GEN-1)',
      entry: 'loadTarget',
      on: {
        'link.followed': {
          target: 'leaving',
          reenter: true,
          actions: 'setTarget',
          description:
            'Another link was followed: the browser loads that page instead. (RT-1, GEN-1)',
        },
      },
    },
  },
});

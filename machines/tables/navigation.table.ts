import { navigationMachine } from '@machines/navigation.machine';
import { defineTable } from './define-table';

const followed = (to: string) => ({ type: 'link.followed' as const, to });
const traversed = (to: string, index: number) => ({
  type: 'history.traversed' as const,
  to,
  index,
});
const searched = (to: string) => ({ type: 'search.changed' as const, to });
const loaded = { type: 'xstate.done.actor.loadPage' as const };
const failed = { type: 'xstate.error.actor.loadPage' as const };
const offline = { ...failed, error: { isOffline: true, isCostly: true } };
const costly = { ...failed, error: { isOffline: false, isCostly: true } };
const accepted = { type: 'loss.accepted' as const };
const declined = { type: 'loss.declined' as const };

type Place = { address: string; index: number };

/** The first entries of the history: visits start at the second. */
const home = { address: '/', index: 1 };
const faq = { address: '/faq', index: 0 };
const shop = { address: '/shop', index: 3 };
const opened = (address: string) => ({ address, index: 2 });

const at = (place: Place, path = place.address) => ({ path, place, target: path, bar: place });
const towards = (target: string) => ({ ...at(home), target });
const backTo = (bar: Place) => ({ ...at(home), target: bar.address, bar });
const elsewhere = (target: string) => ({ ...at(home), target, bar: faq });
const stopLoading = 'stop loadPage';

const settledAt = (place: Place, ...actions: string[]) => ({
  state: 'settled' as const,
  context: at(place),
  actions,
});
const presentedAt = (place: Place, ...before: string[]) =>
  settledAt(place, ...before, `send page.shown {"path":"${place.address}"}`, 'presentPage');
const trying = { loading: 'trying' } as const;
const retrying = { loading: 'retrying' } as const;
const loading = (context: ReturnType<typeof at>, ...before: string[]) => ({
  state: trying,
  context,
  actions: [...before, `start loadPage {"path":"${context.target}"}`],
});
const again = (context: ReturnType<typeof at>) => ({
  ...loading(context, stopLoading),
  state: retrying,
});
const asking = (context: ReturnType<typeof at>) => ({
  state: 'asking' as const,
  context,
  actions: [stopLoading],
});
const leaving = (context: ReturnType<typeof at>, ...before: string[]) => ({
  state: 'leaving' as const,
  context,
  actions: [...before, 'loadTarget'],
});

/** The page of `context` with another address, while the entry in the bar stays or is its own. */
const searchedIn = (context: ReturnType<typeof at>, to: string) => {
  const place = { ...context.place, address: to };
  return {
    path: to,
    place,
    target: context.target === context.path ? to : context.target,
    bar: context.bar.index === place.index ? place : context.bar,
  };
};
const found = opened('/blog?q=bank');

const searchedDuring = <State>(state: State, context: ReturnType<typeof at>) => {
  const to = '/?q=bank';
  const outcome = { state, context: searchedIn(context, to), actions: ['keepAddress'] };
  return [searched(to), outcome] as const;
};

/** Situations in which a search changes the address of the page that is shown, and nothing else. */
const searchable = [
  ['loading /faq', trying, towards('/faq')],
  ['going back to /faq', trying, backTo(faq)],
  ['trying /faq again', retrying, towards('/faq')],
  ['asking about /faq', 'asking', towards('/faq')],
  ['leaving for /faq', 'leaving', towards('/faq')],
  ['home, on the way back to its place', 'settled', elsewhere('/')],
] as const;

/** What the navigation machine does in every state on every event. */
export const navigationTable = defineTable(navigationMachine, {
  input: { path: '/', place: home },
  samples: {
    events: [
      followed('/faq'),
      followed('/'),
      traversed('/faq', 0),
      traversed('/', 1),
      searched('/?q=bank'),
      loaded,
      failed,
      offline,
      costly,
      accepted,
      declined,
    ],
  },
  start: { state: 'settled', context: at(home), actions: ['start entries'] },
  situations: {
    home: { after: [], state: 'settled', context: at(home) },
    'loading /faq': { after: [followed('/faq')], state: trying, context: towards('/faq') },
    'going back to /faq': {
      after: [traversed('/faq', 0)],
      state: trying,
      context: backTo(faq),
    },
    'back at /faq': { after: [traversed('/faq', 0), loaded], state: 'settled', context: at(faq) },
    'going to /shop while going back': {
      after: [traversed('/faq', 0), followed('/shop')],
      state: trying,
      context: elsewhere('/shop'),
    },
    'trying /faq again': {
      after: [followed('/faq'), failed],
      state: retrying,
      context: towards('/faq'),
    },
    'going back to /faq, again': {
      after: [traversed('/faq', 0), failed],
      state: retrying,
      context: backTo(faq),
    },
    'asking about /faq': {
      after: [followed('/faq'), failed, costly],
      state: 'asking',
      context: towards('/faq'),
    },
    'asking about going back to /faq': {
      after: [traversed('/faq', 0), failed, costly],
      state: 'asking',
      context: backTo(faq),
    },
    'home, on the way back to its place': {
      after: [traversed('/faq', 0), failed, offline],
      state: 'settled',
      context: elsewhere('/'),
    },
    'leaving for /faq': {
      after: [followed('/faq'), failed, failed],
      state: 'leaving',
      context: towards('/faq'),
    },
    'at /blog': {
      after: [followed('/blog'), loaded],
      state: 'settled',
      context: at(opened('/blog')),
    },
    'at /blog, searched for bank': {
      after: [followed('/blog'), loaded, searched('/blog?q=bank')],
      state: 'settled',
      context: at(found),
    },
  },
  rows: [
    ['home', followed('/'), settledAt(home, 'returnToTop')],
    ['home', followed('/faq'), loading(towards('/faq'))],
    ['home', traversed('/faq', 0), loading(backTo(faq), 'keepScrollPosition')],
    ['home', traversed('/', 2), settledAt(opened('/'))],
    ['at /blog', searched('/blog?q=bank'), settledAt(found, 'keepAddress')],
    ['at /blog', traversed('/blog', 1), settledAt({ address: '/blog', index: 1 })],
    [
      'at /blog',
      traversed('/blog?q=tax', 1),
      loading(
        {
          ...at(opened('/blog')),
          target: '/blog?q=tax',
          bar: { address: '/blog?q=tax', index: 1 },
        },
        'keepScrollPosition',
      ),
    ],
    ['at /blog, searched for bank', searched('/blog'), settledAt(opened('/blog'), 'keepAddress')],
    ['at /blog, searched for bank', followed('/blog?q=bank'), settledAt(found, 'returnToTop')],
    ['at /blog, searched for bank', followed('/blog'), loading({ ...at(found), target: '/blog' })],
    [
      'at /blog, searched for bank',
      followed('/blog?q=tax'),
      loading({ ...at(found), target: '/blog?q=tax' }),
    ],
    [
      'at /blog, searched for bank',
      traversed('/blog?q=bank', 3),
      settledAt({ ...found, index: 3 }),
    ],
    ...searchable.map(
      ([situation, state, context]) => [situation, ...searchedDuring(state, context)] as const,
    ),
    ['back at /faq', followed('/faq'), settledAt(faq, 'returnToTop')],
    ['back at /faq', followed('/'), loading({ ...at(faq), target: '/' })],
    [
      'back at /faq',
      traversed('/', 1),
      loading({ ...at(faq), target: '/', bar: home }, 'keepScrollPosition'),
    ],
    ['back at /faq', traversed('/faq', 1), settledAt({ ...faq, index: 1 })],
    ['home, on the way back to its place', traversed('/', 1), settledAt(home)],
    [
      'home, on the way back to its place',
      followed('/'),
      { state: 'settled', context: elsewhere('/'), actions: ['returnToTop'] },
    ],
    ['going to /shop while going back', followed('/'), loading(elsewhere('/'), stopLoading)],
    ['going to /shop while going back', followed('/faq'), loading(backTo(faq), stopLoading)],
    ['going to /shop while going back', traversed('/', 1), settledAt(home, stopLoading)],
    [
      'going to /shop while going back',
      loaded,
      presentedAt({ address: '/shop', index: 1 }, stopLoading, 'addEntry'),
    ],
    ['loading /faq', followed('/'), settledAt(home, stopLoading, 'returnToTop')],
    ['loading /faq', followed('/faq'), loading(towards('/faq'), stopLoading)],
    ['loading /faq', followed('/shop'), loading(towards('/shop'), stopLoading)],
    [
      'loading /faq',
      traversed('/shop', 3),
      loading(backTo(shop), stopLoading, 'keepScrollPosition'),
    ],
    ['loading /faq', traversed('/', 2), settledAt(opened('/'), stopLoading)],
    ['loading /faq', loaded, presentedAt(opened('/faq'), stopLoading, 'addEntry')],
    ['loading /faq', failed, again(towards('/faq'))],
    ['loading /faq', offline, again(towards('/faq'))],
    ['going back to /faq', loaded, presentedAt(faq, stopLoading)],
    ['going back to /faq', failed, again(backTo(faq))],
    ['going back to /faq', followed('/'), loading(elsewhere('/'), stopLoading)],
    ['going back to /faq', followed('/faq'), loading(backTo(faq), stopLoading)],
    ['going back to /faq', followed('/shop'), loading(elsewhere('/shop'), stopLoading)],
    [
      'going back to /faq',
      traversed('/shop', 3),
      loading(backTo(shop), stopLoading, 'keepScrollPosition'),
    ],
    ['going back to /faq', traversed('/', 1), settledAt(home, stopLoading)],
    ['trying /faq again', followed('/'), settledAt(home, stopLoading, 'returnToTop')],
    ['trying /faq again', followed('/faq'), loading(towards('/faq'), stopLoading)],
    ['trying /faq again', traversed('/', 2), settledAt(opened('/'), stopLoading)],
    [
      'trying /faq again',
      traversed('/shop', 3),
      loading(backTo(shop), stopLoading, 'keepScrollPosition'),
    ],
    ['trying /faq again', loaded, presentedAt(opened('/faq'), stopLoading, 'addEntry')],
    ['trying /faq again', failed, leaving(towards('/faq'), stopLoading)],
    ['trying /faq again', costly, asking(towards('/faq'))],
    ['trying /faq again', offline, settledAt(home, stopLoading, 'returnToPlace', 'reportOffline')],
    ['going back to /faq, again', loaded, presentedAt(faq, stopLoading)],
    ['going back to /faq, again', failed, leaving(backTo(faq), stopLoading)],
    ['going back to /faq, again', costly, asking(backTo(faq))],
    [
      'going back to /faq, again',
      offline,
      {
        state: 'settled',
        context: elsewhere('/'),
        actions: [stopLoading, 'returnToPlace', 'reportOffline'],
      },
    ],
    ['asking about /faq', accepted, leaving(towards('/faq'))],
    ['asking about /faq', declined, settledAt(home, 'returnToPlace')],
    ['asking about /faq', traversed('/', 2), settledAt(opened('/'))],
    ['asking about /faq', traversed('/shop', 3), loading(backTo(shop), 'keepScrollPosition')],
    ['asking about going back to /faq', accepted, leaving(backTo(faq))],
    [
      'asking about going back to /faq',
      declined,
      { state: 'settled', context: elsewhere('/'), actions: ['returnToPlace'] },
    ],
    ['asking about going back to /faq', traversed('/', 1), settledAt(home)],
    ['leaving for /faq', followed('/'), leaving(towards('/'))],
    ['leaving for /faq', followed('/shop'), leaving(towards('/shop'))],
    ['leaving for /faq', traversed('/', 2), settledAt(opened('/'))],
    ['leaving for /faq', traversed('/shop', 3), loading(backTo(shop), 'keepScrollPosition')],
  ],
});

import { navigationMachine } from '@machines/navigation.machine';
import { defineTable, nothing } from './define-table';

const followed = (to: string) => ({ type: 'link.followed' as const, to });
const traversed = (to: string, index: number) => ({
  type: 'history.traversed' as const,
  to,
  index,
});
const loaded = { type: 'xstate.done.actor.loadPage' as const };
const failed = { type: 'xstate.error.actor.loadPage' as const };
const offline = { ...failed, error: 'offline' };

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
const loading = (context: ReturnType<typeof at>, ...before: string[]) => ({
  state: 'loading' as const,
  context,
  actions: [...before, `start loadPage {"path":"${context.target}"}`],
});
const leaving = (context: ReturnType<typeof at>, ...before: string[]) => ({
  state: 'leaving' as const,
  context,
  actions: [...before, 'loadTarget'],
});

/** What the navigation machine does in every state on every event. */
export const navigationTable = defineTable(navigationMachine, {
  input: { path: '/', place: home },
  start: { state: 'settled', context: at(home) },
  situations: {
    home: { after: [], state: 'settled', context: at(home) },
    'loading /faq': { after: [followed('/faq')], state: 'loading', context: towards('/faq') },
    'going back to /faq': {
      after: [traversed('/faq', 0)],
      state: 'loading',
      context: backTo(faq),
    },
    'back at /faq': { after: [traversed('/faq', 0), loaded], state: 'settled', context: at(faq) },
    'going to /shop while going back': {
      after: [traversed('/faq', 0), followed('/shop')],
      state: 'loading',
      context: elsewhere('/shop'),
    },
    'home, on the way back to its place': {
      after: [traversed('/faq', 0), offline],
      state: 'settled',
      context: elsewhere('/'),
    },
    'leaving for /faq': {
      after: [followed('/faq'), failed],
      state: 'leaving',
      context: towards('/faq'),
    },
  },
  rows: [
    ['home', followed('/'), settledAt(home, 'returnToTop'), 'RT-1'],
    ['home', followed('/faq'), loading(towards('/faq')), 'RT-1'],
    ['home', traversed('/faq', 0), loading(backTo(faq), 'keepScrollPosition'), 'RT-1'],
    ['home', traversed('/', 2), settledAt(opened('/')), 'RT-1'],
    ['home', loaded, nothing, 'RT-1'],
    ['home', failed, nothing, 'RT-1'],
    ['back at /faq', followed('/faq'), settledAt(faq, 'returnToTop'), 'RT-1'],
    ['back at /faq', followed('/'), loading({ ...at(faq), target: '/' }), 'RT-1'],
    [
      'back at /faq',
      traversed('/', 1),
      loading({ ...at(faq), target: '/', bar: home }, 'keepScrollPosition'),
      'RT-1',
    ],
    ['back at /faq', traversed('/faq', 1), settledAt({ ...faq, index: 1 }), 'RT-1'],
    ['home, on the way back to its place', traversed('/', 1), settledAt(home), 'RT-1'],
    [
      'home, on the way back to its place',
      followed('/'),
      { state: 'settled', context: elsewhere('/'), actions: ['returnToTop'] },
      'RT-1',
    ],
    [
      'going to /shop while going back',
      followed('/'),
      loading(elsewhere('/'), stopLoading),
      'RT-1',
    ],
    [
      'going to /shop while going back',
      followed('/faq'),
      loading(backTo(faq), stopLoading),
      'RT-1',
    ],
    ['going to /shop while going back', traversed('/', 1), settledAt(home, stopLoading), 'RT-1'],
    [
      'going to /shop while going back',
      loaded,
      settledAt({ address: '/shop', index: 1 }, stopLoading, 'addEntry', 'presentPage'),
      'RT-1',
    ],
    ['loading /faq', followed('/'), settledAt(home, stopLoading, 'returnToTop'), 'RT-1'],
    ['loading /faq', followed('/faq'), loading(towards('/faq'), stopLoading), 'RT-1'],
    ['loading /faq', followed('/shop'), loading(towards('/shop'), stopLoading), 'RT-1'],
    [
      'loading /faq',
      traversed('/shop', 3),
      loading(backTo(shop), stopLoading, 'keepScrollPosition'),
      'RT-1',
    ],
    ['loading /faq', traversed('/', 2), settledAt(opened('/'), stopLoading), 'RT-1'],
    [
      'loading /faq',
      loaded,
      settledAt(opened('/faq'), stopLoading, 'addEntry', 'presentPage'),
      'RT-1',
    ],
    ['loading /faq', failed, leaving(towards('/faq'), stopLoading), 'RT-1', 'GEN-1'],
    ['loading /faq', offline, settledAt(home, stopLoading, 'reportOffline'), 'RT-1', 'GEN-1'],
    ['going back to /faq', loaded, settledAt(faq, stopLoading, 'presentPage'), 'RT-1'],
    ['going back to /faq', failed, leaving(backTo(faq), stopLoading), 'RT-1', 'GEN-1'],
    [
      'going back to /faq',
      offline,
      { state: 'settled', context: elsewhere('/'), actions: [stopLoading, 'reportOffline'] },
      'RT-1',
      'GEN-1',
    ],
    ['going back to /faq', followed('/'), loading(elsewhere('/'), stopLoading), 'RT-1'],
    ['going back to /faq', followed('/faq'), loading(backTo(faq), stopLoading), 'RT-1'],
    ['going back to /faq', followed('/shop'), loading(elsewhere('/shop'), stopLoading), 'RT-1'],
    [
      'going back to /faq',
      traversed('/shop', 3),
      loading(backTo(shop), stopLoading, 'keepScrollPosition'),
      'RT-1',
    ],
    ['going back to /faq', traversed('/', 1), settledAt(home, stopLoading), 'RT-1'],
    ['leaving for /faq', followed('/'), leaving(towards('/')), 'RT-1', 'GEN-1'],
    ['leaving for /faq', followed('/shop'), leaving(towards('/shop')), 'RT-1', 'GEN-1'],
    ['leaving for /faq', traversed('/', 2), settledAt(opened('/')), 'RT-1'],
    [
      'leaving for /faq',
      traversed('/shop', 3),
      loading(backTo(shop), 'keepScrollPosition'),
      'RT-1',
    ],
    ['leaving for /faq', loaded, nothing, 'RT-1'],
    ['leaving for /faq', failed, nothing, 'RT-1'],
  ],
});

import { navigationMachine } from '@machines/navigation.machine';
import { defineTable, nothing } from './define-table';

const followed = (to: string) => ({ type: 'link.followed' as const, to });
const traversed = (to: string) => ({ type: 'history.traversed' as const, to });
const loaded = { type: 'xstate.done.actor.loadPage' as const };
const failed = { type: 'xstate.error.actor.loadPage' as const };
const offline = { ...failed, error: 'offline' };

const at = (path: string) => ({ path, target: path, address: path });
const towards = (target: string) => ({ path: '/', target, address: '/' });
const backTo = (target: string) => ({ path: '/', target, address: target });
const elsewhere = (target: string) => ({ path: '/', target, address: '/faq' });
const stopLoading = 'stop loadPage';

const settledAt = (path: string) => ({ state: 'settled' as const, context: at(path) });
const loading = (context: ReturnType<typeof at>, ...before: string[]) => ({
  state: 'loading' as const,
  context,
  actions: [...before, `start loadPage { path: '${context.target}' }`],
});
const leaving = (target: string) => ({
  state: 'leaving' as const,
  context: towards(target),
  actions: ['leaveForTarget'],
});

/** What the navigation machine does in every state at every event. */
export const navigationTable = defineTable(navigationMachine, {
  input: { path: '/' },
  start: { state: 'settled', context: at('/') },
  situations: {
    home: { after: [], state: 'settled', context: at('/') },
    'loading /faq': { after: [followed('/faq')], state: 'loading', context: towards('/faq') },
    'going back to /faq': { after: [traversed('/faq')], state: 'loading', context: backTo('/faq') },
    'at /faq': { after: [followed('/faq'), loaded], state: 'settled', context: at('/faq') },
    'going to /shop while going back': {
      after: [traversed('/faq'), followed('/shop')],
      state: 'loading',
      context: elsewhere('/shop'),
    },
    'leaving for /faq': {
      after: [followed('/faq'), failed],
      state: 'leaving',
      context: towards('/faq'),
    },
  },
  rows: [
    ['home', followed('/'), { ...settledAt('/'), actions: ['returnToTop'] }, 'RT-1'],
    ['home', followed('/faq'), loading(towards('/faq')), 'RT-1'],
    ['home', traversed('/faq'), loading(backTo('/faq')), 'RT-1'],
    ['home', traversed('/'), { ...settledAt('/'), actions: ['returnToPlace'] }, 'RT-1'],
    ['home', loaded, nothing, 'RT-1'],
    ['home', failed, nothing, 'RT-1'],
    ['at /faq', followed('/faq'), { ...settledAt('/faq'), actions: ['returnToTop'] }, 'RT-1'],
    ['at /faq', followed('/'), loading({ path: '/faq', target: '/', address: '/faq' }), 'RT-1'],
    ['at /faq', traversed('/'), loading({ path: '/faq', target: '/', address: '/' }), 'RT-1'],
    ['at /faq', traversed('/faq'), { ...settledAt('/faq'), actions: ['returnToPlace'] }, 'RT-1'],
    [
      'going to /shop while going back',
      followed('/'),
      loading(elsewhere('/'), stopLoading),
      'RT-1',
    ],
    [
      'going to /shop while going back',
      followed('/faq'),
      loading(backTo('/faq'), stopLoading),
      'RT-1',
    ],
    [
      'going to /shop while going back',
      traversed('/'),
      { ...settledAt('/'), actions: [stopLoading] },
      'RT-1',
    ],
    [
      'going to /shop while going back',
      loaded,
      { ...settledAt('/shop'), actions: [stopLoading, 'presentPage'] },
      'RT-1',
    ],
    [
      'loading /faq',
      followed('/'),
      { ...settledAt('/'), actions: [stopLoading, 'returnToTop'] },
      'RT-1',
    ],
    ['loading /faq', followed('/faq'), loading(towards('/faq'), stopLoading), 'RT-1'],
    ['loading /faq', followed('/shop'), loading(towards('/shop'), stopLoading), 'RT-1'],
    ['loading /faq', traversed('/shop'), loading(backTo('/shop'), stopLoading), 'RT-1'],
    ['loading /faq', traversed('/'), { ...settledAt('/'), actions: [stopLoading] }, 'RT-1'],
    [
      'loading /faq',
      loaded,
      { ...settledAt('/faq'), actions: [stopLoading, 'presentPage'] },
      'RT-1',
    ],
    [
      'loading /faq',
      failed,
      { state: 'leaving', context: towards('/faq'), actions: [stopLoading, 'leaveForTarget'] },
      'RT-1',
      'GEN-1',
    ],
    [
      'going back to /faq',
      loaded,
      { ...settledAt('/faq'), actions: [stopLoading, 'presentPage'] },
      'RT-1',
    ],
    [
      'going back to /faq',
      failed,
      { state: 'leaving', context: backTo('/faq'), actions: [stopLoading, 'leaveForTarget'] },
      'RT-1',
      'GEN-1',
    ],
    ['going back to /faq', followed('/'), loading(elsewhere('/'), stopLoading), 'RT-1'],
    [
      'loading /faq',
      offline,
      { ...settledAt('/'), actions: [stopLoading, 'stayHere'] },
      'RT-1',
      'GEN-1',
    ],
    [
      'going back to /faq',
      offline,
      { ...settledAt('/'), actions: [stopLoading, 'stayHere'] },
      'RT-1',
      'GEN-1',
    ],
    ['going back to /faq', followed('/faq'), loading(backTo('/faq'), stopLoading), 'RT-1'],
    ['going back to /faq', followed('/shop'), loading(elsewhere('/shop'), stopLoading), 'RT-1'],
    ['going back to /faq', traversed('/shop'), loading(backTo('/shop'), stopLoading), 'RT-1'],
    ['going back to /faq', traversed('/'), { ...settledAt('/'), actions: [stopLoading] }, 'RT-1'],
    ['leaving for /faq', followed('/'), leaving('/'), 'RT-1', 'GEN-1'],
    ['leaving for /faq', followed('/shop'), leaving('/shop'), 'RT-1', 'GEN-1'],
    ['leaving for /faq', traversed('/'), settledAt('/'), 'RT-1'],
    ['leaving for /faq', traversed('/shop'), loading(backTo('/shop')), 'RT-1'],
    ['leaving for /faq', loaded, nothing, 'RT-1'],
    ['leaving for /faq', failed, nothing, 'RT-1'],
  ],
});

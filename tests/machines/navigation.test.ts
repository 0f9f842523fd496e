import { navigationMachine } from '@machines/navigation.machine';
import { nothing, testTransitions } from '../support/transition-table';

const followed = (to: string) => ({ type: 'link.followed' as const, to });
const traversed = (to: string) => ({ type: 'history.traversed' as const, to });
const loaded = { type: 'xstate.done.actor.loadPage' as const };
const failed = { type: 'xstate.error.actor.loadPage' as const };

const at = (path: string) => ({ path, target: path, isTraversal: false });
const towards = (target: string) => ({ path: '/', target, isTraversal: false });
const backTo = (target: string) => ({ path: '/', target, isTraversal: true });
const load = (path: string) => `start loadPage { path: '${path}' }`;
const stopLoading = 'stop loadPage';

testTransitions(navigationMachine, {
  input: { path: '/' },
  start: { state: 'settled', context: at('/') },
  situations: {
    home: { after: [], state: 'settled', context: at('/') },
    'loading /faq': { after: [followed('/faq')], state: 'loading', context: towards('/faq') },
    'going back to /faq': { after: [traversed('/faq')], state: 'loading', context: backTo('/faq') },
    'at /faq': { after: [followed('/faq'), loaded], state: 'settled', context: at('/faq') },
    'leaving for /faq': {
      after: [followed('/faq'), failed],
      state: 'leaving',
      context: towards('/faq'),
    },
  },
  rows: [
    [
      'home',
      followed('/'),
      { state: 'settled', context: at('/'), actions: ['returnToTop'] },
      'RT-1',
    ],
    [
      'home',
      followed('/faq'),
      { state: 'loading', context: towards('/faq'), actions: [load('/faq')] },
      'RT-1',
    ],
    [
      'home',
      traversed('/faq'),
      { state: 'loading', context: backTo('/faq'), actions: [load('/faq')] },
      'RT-1',
    ],
    [
      'home',
      traversed('/'),
      { state: 'loading', context: backTo('/'), actions: [load('/')] },
      'RT-1',
    ],
    ['home', loaded, nothing, 'RT-1'],
    ['home', failed, nothing, 'RT-1'],
    [
      'at /faq',
      followed('/faq'),
      { state: 'settled', context: at('/faq'), actions: ['returnToTop'] },
      'RT-1',
    ],
    [
      'at /faq',
      followed('/'),
      {
        state: 'loading',
        context: { path: '/faq', target: '/', isTraversal: false },
        actions: [load('/')],
      },
      'RT-1',
    ],
    [
      'loading /faq',
      followed('/'),
      { state: 'settled', context: towards('/faq'), actions: [stopLoading, 'returnToTop'] },
      'RT-1',
    ],
    [
      'loading /faq',
      followed('/faq'),
      { state: 'loading', context: towards('/faq'), actions: [stopLoading, load('/faq')] },
      'RT-1',
    ],
    [
      'loading /faq',
      followed('/shop'),
      { state: 'loading', context: towards('/shop'), actions: [stopLoading, load('/shop')] },
      'RT-1',
    ],
    [
      'loading /faq',
      traversed('/shop'),
      { state: 'loading', context: backTo('/shop'), actions: [stopLoading, load('/shop')] },
      'RT-1',
    ],
    [
      'loading /faq',
      traversed('/'),
      { state: 'loading', context: backTo('/'), actions: [stopLoading, load('/')] },
      'RT-1',
    ],
    [
      'loading /faq',
      loaded,
      { state: 'settled', context: at('/faq'), actions: [stopLoading] },
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
      {
        state: 'settled',
        context: { path: '/faq', target: '/faq', isTraversal: true },
        actions: [stopLoading],
      },
      'RT-1',
    ],
    [
      'going back to /faq',
      failed,
      { state: 'leaving', context: backTo('/faq'), actions: [stopLoading, 'leaveForTarget'] },
      'RT-1',
      'GEN-1',
    ],
    [
      'going back to /faq',
      followed('/shop'),
      { state: 'loading', context: towards('/shop'), actions: [stopLoading, load('/shop')] },
      'RT-1',
    ],
    [
      'going back to /faq',
      traversed('/shop'),
      { state: 'loading', context: backTo('/shop'), actions: [stopLoading, load('/shop')] },
      'RT-1',
    ],
    [
      'leaving for /faq',
      followed('/'),
      { state: 'settled', context: towards('/faq'), actions: ['returnToTop'] },
      'RT-1',
    ],
    [
      'leaving for /faq',
      followed('/shop'),
      { state: 'loading', context: towards('/shop'), actions: [load('/shop')] },
      'RT-1',
    ],
    [
      'leaving for /faq',
      traversed('/shop'),
      { state: 'loading', context: backTo('/shop'), actions: [load('/shop')] },
      'RT-1',
    ],
    ['leaving for /faq', loaded, nothing, 'RT-1'],
    ['leaving for /faq', failed, nothing, 'RT-1'],
  ],
});

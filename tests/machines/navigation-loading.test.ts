import { navigationMachine } from '@machines/navigation.machine';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';

/**
 * A navigation actor, by default at `/`, that logs its effects on the site. The test ends each page
 * load.
 */
function startNavigation(path = '/', address = path) {
  const loads: { path: string; succeed: () => void; fail: (reason?: object) => void }[] = [];
  const log: string[] = [];
  const actor = createActor(
    navigationMachine.provide({
      actors: {
        loadPage: fromPromise<void, { path: string }>(({ input }) => {
          log.push(`load ${input.path}`);
          return new Promise((succeed, reject) => {
            loads.push({ path: input.path, succeed, fail: reject });
          });
        }),
      },
      actions: {
        presentPage: ({ context }) => log.push(`show ${context.path}`),
        returnToTop: () => log.push('return to top'),
        loadTarget: ({ context }) => log.push(`leave for ${context.target}`),
      },
    }),
    { input: { path, place: { address, index: 1 } } },
  );
  actor.start();

  const end = (path: string, how: 'succeed' | 'fail', reason?: object) => {
    const index = loads.findIndex((load) => load.path === path);
    const [load] = loads.splice(index, 1);
    if (index < 0 || !load) throw new Error(`Nothing loads ${path}`);
    load[how](reason);
    // All reactions to the promise have run by the next macrotask.
    return new Promise(setImmediate);
  };
  return {
    log,
    follow: (to: string) => actor.send({ type: 'link.followed', to }),
    goTo: (to: string, index: number) => actor.send({ type: 'history.traversed', to, index }),
    arrive: (path: string) => end(path, 'succeed'),
    fail: (path: string, reason?: object) => end(path, 'fail', reason),
    stay: () => actor.send({ type: 'loss.declined' }),
    state: () => actor.getSnapshot().value,
  };
}

test('a slow first page that loads last is not shown', async () => {
  const site = startNavigation();
  site.follow('/slow');
  site.follow('/fast');
  await site.arrive('/fast');
  await site.arrive('/slow');
  expect(site.log).toEqual(['load /slow', 'load /fast', 'show /fast']);
  expect(site.state()).toBe('settled');
});

test('a first page that loads while the second is loading is not shown', async () => {
  const site = startNavigation();
  site.follow('/first');
  site.goTo('/second', 0);
  await site.arrive('/first');
  expect(site.log).toEqual(['load /first', 'load /second']);
  expect(site.state()).toEqual({ loading: 'trying' });
  await site.arrive('/second');
  expect(site.log).toEqual(['load /first', 'load /second', 'show /second']);
});

test('a page requested twice is shown once, after its second load', async () => {
  const site = startNavigation();
  site.follow('/faq');
  site.follow('/faq');
  await site.arrive('/faq');
  expect(site.log).toEqual(['load /faq', 'load /faq']);
  await site.arrive('/faq');
  expect(site.log).toEqual(['load /faq', 'load /faq', 'show /faq']);
});

test('a page that fails after it was abandoned is not loaded', async () => {
  const site = startNavigation();
  site.follow('/broken');
  site.follow('/fast');
  await site.arrive('/fast');
  await site.fail('/broken');
  expect(site.log).toEqual(['load /broken', 'load /fast', 'show /fast']);
  expect(site.state()).toBe('settled');
});

test('a link to the current page while Back loads another restores its address', async () => {
  const site = startNavigation();
  site.goTo('/slow', 0);
  site.follow('/');
  expect(site.state()).toEqual({ loading: 'trying' });
  await site.arrive('/');
  await site.arrive('/slow');
  expect(site.log).toEqual(['load /slow', 'load /', 'show /']);
  expect(site.state()).toBe('settled');
});

test('Forward to the current page cancels the load of Back', async () => {
  const site = startNavigation();
  site.goTo('/slow', 0);
  site.goTo('/', 1);
  await site.arrive('/slow');
  expect(site.log).toEqual(['load /slow']);
  expect(site.state()).toBe('settled');
});

import { navigationMachine } from '@machines/navigation.machine';
import { visitMachine } from '@machines/visit.machine';
import type { Route } from 'playwright-core';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { pathOf } from '@/lib/page-address';
import { pathname } from '../../support/browsing';
import { hydrated, type SitePage } from '../../support/open-site';
import { walkOnSite } from '../../support/walk-on-site';

const headings: Record<string, string> = {
  '/blog': 'Blog',
  '/faq': 'FAQ',
  '/about': 'About',
};

declare global {
  /** Adds a line to the cart, or empties it; pages of this walk have no control for it. */
  var fillCart: ((isFilled: boolean) => void) | undefined;
  /** Makes the cart fail. */
  var breakCart: (() => void) | undefined;
}

const offline = { isOffline: true, isCostly: false };
const costly = { isOffline: false, isCostly: true };

/** Runs in each document before its scripts: finds the cart as the workbench does. */
function provideFillCart() {
  const record = globalThis.watchStatecharts;
  globalThis.watchStatecharts = (event) => {
    record?.(event);
    const actor = event.actorRef;
    if (event.type !== '@xstate.actor' || !('logic' in actor)) return;
    if ((actor.logic as { id?: string }).id !== 'cart') return;
    globalThis.fillCart = (isFilled) => {
      const item = { id: 'product-1', name: 'Sample', price: 402, qty: 1 };
      actor.send(isFilled ? { type: 'item.added', item } : { type: 'cart.emptied' });
    };
    globalThis.breakCart = () => {
      const item = Object.defineProperty({ price: 1, qty: 1 }, 'id', {
        get() {
          throw new Error('broken');
        },
      });
      actor.send({ type: 'item.added', item });
    };
  };
}

/** The pending requests for pages' code by path, and the paths of requested documents. */
type Held = { code: Map<string, Route>; documents: string[] };
const heldFor = new WeakMap<SitePage, Held>();
const heldOn = (page: SitePage) => {
  const held = heldFor.get(page);
  if (!held) throw new Error('The page was not prepared');
  return held;
};

type Snapshot = SnapshotFrom<typeof navigationMachine>;

const isRetrying = (value: Snapshot['value']) =>
  typeof value === 'object' && value.loading === 'retrying';

/** Whether the site is moving the history back to the entry of the current page. */
const isReturning = (value: Snapshot['value'], { place, bar }: Snapshot['context']) =>
  value === 'settled' && bar.index !== place.index;

const question = (page: SitePage) => page.getByRole('dialog', { name: 'could not be loaded' });

walkOnSite(navigationMachine, {
  // Two entries of the blog, after one of the FAQ page, in the history of one document.
  visit: { path: '/faq', expectsFailedRequests: true },
  prepare: async (page) => {
    await page.addInitScript(provideFillCart);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe(headings['/blog']);
    await page.evaluate(() => {
      location.hash = 'main';
    });
    await page.reload();
    await hydrated(page);
    const held: Held = { code: new Map(), documents: [] };
    heldFor.set(page, held);
    for (const path of ['/faq', '/about']) {
      await page.route(`**${path}-page-*.js`, (route) => void held.code.set(path, route));
    }
    await page.route(
      (url) => Object.hasOwn(headings, url.pathname),
      (route) => {
        held.documents.push(new URL(route.request().url()).pathname);
        // No content: the browser stays on the page, as while a document loads.
        return route.fulfill({ status: 204 });
      },
    );
  },
  input: { path: '/blog', place: { address: '/blog', index: 2 } },
  events: [
    { type: 'link.followed', to: '/blog' },
    { type: 'link.followed', to: '/faq' },
    { type: 'link.followed', to: '/about' },
    { type: 'history.traversed', to: '/blog', index: 1 },
    { type: 'history.traversed', to: '/blog', index: 2 },
    { type: 'history.traversed', to: '/faq', index: 0 },
    { type: 'search.changed', to: '/blog?q=bank' },
    { type: 'xstate.done.actor.loadPage' },
    { type: 'xstate.error.actor.loadPage' },
    { type: 'xstate.error.actor.loadPage', error: offline },
    { type: 'xstate.error.actor.loadPage', error: costly },
    { type: 'loss.accepted' },
    { type: 'loss.declined' },
  ],
  canHappen: ({ value, context }, event) => {
    // Without a network, the second try fails at once.
    if ('error' in event && event.error === offline) return isRetrying(value);
    if (!('to' in event)) return true;
    // The question is a modal dialog.
    if (value === 'asking' && event.type === 'link.followed') return false;
    if (isReturning(value, context)) {
      return event.type === 'history.traversed' && event.index === context.place.index;
    }
    if (event.type === 'history.traversed') return event.index !== context.bar.index;
    if (event.type === 'search.changed') return value === 'settled';
    // The blog's code has already loaded, so its loading can't be observed.
    return event.to !== '/blog' || context.bar.address === '/blog';
  },
  stopWhen: ({ context }) => context.path !== '/blog',
  perform: {
    'link.followed': (page, { to }) =>
      page.locator(`a[href="${to}"]`).first().dispatchEvent('click'),
    'history.traversed': async (page, { index }, { value, context }) => {
      if (isReturning(value, context)) return;
      await page.evaluate((to) => history.go(to - history.state.index), index);
    },
    'search.changed': (page) => page.getByLabel('Search articles').fill('bank'),
    'xstate.done.actor.loadPage': (page, _, { context }) =>
      Promise.resolve(heldOn(page).code.get(context.target)?.continue()),
    'xstate.error.actor.loadPage': async (page, { error }, { context }) => {
      const { code: pending } = heldOn(page);
      const code = pending.get(context.target);
      pending.delete(context.target);
      await page.evaluate((isFilled) => globalThis.fillCart?.(isFilled), error === costly);
      await page.context().setOffline(error === offline);
      const hasFailed = page.waitForEvent(
        'requestfailed',
        (request) => request === code?.request(),
      );
      await code?.abort();
      await hasFailed;
      if (error !== offline) return;
      // The toast library can't be loaded either, so the message is plain text.
      await page.getByText('You are offline.').waitFor();
      await page.context().setOffline(false);
    },
    'loss.accepted': (page) => question(page).getByRole('button', { name: 'Open it' }).click(),
    'loss.declined': (page) => question(page).getByRole('button', { name: 'Stay' }).click(),
  },
  shows: async (page, snapshot) => {
    const { path, place, target, bar } = snapshot.context;
    const { address } = snapshot.matches('settled') ? place : bar;
    await expect.poll(() => page.locator('h1').innerText()).toBe(headings[pathOf(path)]);
    const addressOf = ({ pathname, search }: URL) => pathname + search;
    await expect.poll(() => addressOf(new URL(page.url()))).toBe(address);
    await expect.poll(() => question(page).isVisible()).toBe(snapshot.matches('asking'));
    const { code, documents } = heldOn(page);
    if (snapshot.matches('loading')) await expect.poll(() => code.has(target)).toBe(true);
    if (snapshot.matches('leaving')) {
      await expect.poll(() => documents.at(-1)).toBe(target);
    }
  },
});

walkOnSite(visitMachine, {
  visit: { path: '/blog' },
  prepare: async (page) => {
    await page.addInitScript(provideFillCart);
    await page.reload();
    await hydrated(page);
  },
  perform: {
    'page.shown': async (page, { path }) => {
      if (pathname(page) === path) return;
      // The header's menu has a link to every page, in a submenu that may be closed.
      await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
      await page.waitForURL(`**${path}`);
    },
    'xstate.error.actor.*': async (page) => {
      await page.evaluate(() => {
        globalThis.fillCart?.(true);
        globalThis.breakCart?.();
      });
      await expect
        .poll(() => page.consoleProblems.splice(0).join())
        .toContain('An actor has failed');
      // In place of the page is an error screen.
      await page.reload();
      await hydrated(page);
    },
  },
  shows: (page, { context: { path } }) =>
    expect.poll(() => page.locator('h1').innerText()).toBe(headings[pathOf(path)]),
});

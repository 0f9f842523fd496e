import { navigationMachine } from '@machines/navigation.machine';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { BaseLocationHook, BaseSearchHook } from 'wouter';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { announce } from '@/effects/announce';
import { currentEntry, startEntryMemory } from '@/effects/entry-memory';
import { dismissToasts, showToast } from '@/effects/toast';
import { withBase, withoutBase } from '@/lib/base-path';
import { documentTitle } from '@/lib/document-title';
import { findRoute } from '@/lib/find-route';
import { pageAddress, pathOf, searchTextOf } from '@/lib/page-address';
import { createVisit, lossesOf } from './visit';

type Preload = (address: string) => Promise<void>;

/**
 * Starts a visit with in-app navigation (RT-1); returns the root of its actors and wouter's hooks for
 * the location and its search (BLOG-1). A page is shown when `preload` has loaded its code. Its title
 * is then set and announced, `main` is focused, and the page scrolls to the top, or after Back and
 * Forward to its saved position.
 * `builtPath` is the path that this HTML was built for; the address may differ (RT-5).
 */
export function startVisit(builtPath: string, preload: Preload) {
  const address = addressInBar();
  const { route } = findRoute(address);
  const isBuiltForAddress = findRoute(builtPath).route === route || route.unknownName === builtPath;

  const visit = createVisit(
    {
      path: isBuiltForAddress ? pageAddress(builtPath + location.search) : address,
      place: { address, index: currentEntry().index ?? 0 },
    },
    navigationMachine.provide({
      actors: {
        loadPage: fromPromise(async ({ input, system }) => {
          await preload(input.path).catch(() => {
            throw { isOffline: !navigator.onLine, isCostly: lossesOf(system).length > 0 };
          });
          await nextPaint();
          entryMemory.save();
        }),
        entries: fromCallback(({ sendBack }) => {
          const reportEntry = () => {
            const { index } = currentEntry();
            const to = addressInBar();
            // An in-page anchor has added an entry.
            const next = getContext().bar.index + 1;
            sendBack({ type: 'history.traversed', to, index: index ?? next });
            if (index === undefined) entryMemory.save();
          };
          const reportReturn = ({ persisted }: PageTransitionEvent) => persisted && reportEntry();
          addEventListener('popstate', reportEntry);
          // Back from the document that the browser had left this one for.
          addEventListener('pageshow', reportReturn);
          return () => {
            removeEventListener('popstate', reportEntry);
            removeEventListener('pageshow', reportReturn);
          };
        }),
      },
      actions: {
        addEntry: ({ context: { target, bar } }) =>
          history.pushState({ index: bar.index, offset: 0 }, '', withBase(target)),
        // In a microtask, because the actor notifies React only after this action.
        presentPage: ({ context: { path } }) =>
          queueMicrotask(() => {
            flushSync(() => {});
            focusAndAnnouncePage(path);
            entryMemory.restore();
          }),
        keepScrollPosition: () => entryMemory.keepPosition(),
        keepAddress: () => entryMemory.saveSoon(),
        returnToTop: () => scrollTo(0, 0),
        // `history.go(0)` would reload the page.
        returnToPlace: ({ context: { place, bar } }) => {
          if (place.index !== bar.index) history.go(place.index - bar.index);
        },
        reportOffline: () =>
          showToast('You are offline. Please try again once you are back online.', {
            type: 'info',
          }),
        loadTarget: ({ context }) => location.assign(withBase(context.target)),
      },
    }),
  );
  const actor: ActorRefFrom<typeof navigationMachine> = visit.system.get('navigation');
  actor.subscribe((state) => {
    document.documentElement.toggleAttribute('data-loading', state.matches('loading'));
  });
  visit.start();
  const getContext = () => actor.getSnapshot().context;
  const entryMemory = startEntryMemory(() => {
    const { place, bar } = getContext();
    if (place.index !== bar.index) return undefined;
    return { index: place.index, url: urlWithSearchOf(place.address) };
  });

  document.title = documentTitle(findRoute(getContext().path).route.title);

  const subscribe = (listener: () => void) => {
    const subscription = actor.subscribe(listener);
    return () => subscription.unsubscribe();
  };
  /** `replace` changes the search of the page that is shown, in its history entry. */
  const navigate = (to: string, { replace = false } = {}) =>
    actor.send({ type: replace ? 'search.changed' : 'link.followed', to: pageAddress(to) });
  const hook: BaseLocationHook = () => [
    useSyncExternalStore(
      subscribe,
      () => pathOf(getContext().path),
      () => builtPath,
    ),
    navigate,
  ];
  /** Empty while it hydrates, as in the prerendered markup. */
  const searchHook: BaseSearchHook = () =>
    useSyncExternalStore(
      subscribe,
      () => getContext().path.slice(pathOf(getContext().path).length),
      () => '',
    );
  return { visit, hook: Object.assign(hook, { searchHook }) };
}

/** The address of the page in the address bar, relative to the base path. */
const addressInBar = () => pageAddress(withoutBase(location.pathname) + location.search);

/** The URL of this page with the search of an address; other parameters and the hash stay. */
function urlWithSearchOf(address: string): string {
  const url = new URL(location.href);
  const { search } = findRoute(address).route;
  if (search === undefined || address === addressInBar()) return url.href;
  const text = searchTextOf(address);
  if (text) url.searchParams.set(search, text);
  else url.searchParams.delete(search);
  return url.href;
}

function focusAndAnnouncePage(address: string) {
  // A dialog belongs to the page it was opened on.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  dismissToasts();
  document.title = documentTitle(findRoute(address).route.title);
  document.getElementById('main')?.focus({ preventScroll: true });
  announce(document.title);
}

/**
 * Resolves after the next paint, which shows the link as pressed: rendering the next page blocks for
 * a while. Waits at most 100 ms, since a hidden window does not paint.
 */
const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

import { navigationMachine } from '@machines/navigation.machine';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { BaseLocationHook } from 'wouter';
import { createActor, fromPromise } from 'xstate';
import { withBase, withoutBase } from '@/lib/base-path';
import { documentTitle } from '@/lib/document-title';
import { findRoute } from '@/lib/find-route';
import { prefersReducedMotion } from '@/lib/reduced-motion';
import { announce } from './announce';
import { startScrollMemory } from './scroll-memory';
import { showToast } from './toast';
import { watched } from './use-actor-ref';

type Preload = (pathname: string) => Promise<void>;

/**
 * Starts in-app navigation (RT-1) and gives wouter the hook that follows it: a page shows once
 * `preload` has its code; then its title is set, it is announced and focused, and it starts at
 * the top, or where Back and Forward left it. `builtPath` is the path that the HTML was built for;
 * the address that it shows under may differ (RT-5).
 */
export function startNavigation(builtPath: string, preload: Preload): BaseLocationHook {
  const isBuiltForAddress = findRoute(builtPath).route === findRoute(addressPath()).route;
  let shownPath = isBuiltForAddress ? builtPath : addressPath();
  let shownAddress = addressPath();
  const listeners = new Set<() => void>();
  const places = startScrollMemory(() => addressPath() === shownAddress);

  const presentPage = (path: string, isTraversal: boolean) => {
    if (!isTraversal) {
      places.keep();
      history.pushState({ offset: 0 }, '', withBase(path));
    }
    const offset = places.recall() ?? 0;
    shownPath = path;
    shownAddress = addressPath();
    withViewTransition(() => {
      flushSync(() => {
        for (const notify of listeners) notify();
      });
      introducePage(path, offset);
    });
  };

  const actor = createActor(
    navigationMachine.provide({
      actors: {
        loadPage: fromPromise(({ input }) =>
          preload(input.path).catch((error) => {
            throw navigator.onLine ? error : 'offline';
          }),
        ),
      },
      actions: {
        // Once the action is over, for a page that is drawn starts actors of its own.
        presentPage: ({ context: { target, address } }) =>
          queueMicrotask(() => presentPage(target, address === target)),
        returnToTop: () => scrollTo(0, 0),
        returnToPlace: () => {
          const top = places.recall();
          if (top !== undefined) scrollTo({ top, behavior: 'instant' });
        },
        stayHere: () => {
          if (addressPath() !== shownAddress) {
            history.pushState({ offset: scrollY }, '', withBase(shownAddress));
          }
          showToast('You are offline. That page will open once you are back online.', {
            type: 'info',
          });
        },
        leaveForTarget: ({ context }) => location.assign(withBase(context.target)),
      },
    }),
    { input: { path: shownPath }, ...watched() },
  );
  actor.start();

  document.title = documentTitle(findRoute(shownPath).route.title);
  addEventListener('popstate', () => {
    const pathname = addressPath();
    const to = pathname === shownAddress ? shownPath : pathname;
    actor.send({ type: 'history.traversed', to });
  });

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const navigate = (to: string) => actor.send({ type: 'link.followed', to });
  return () => [
    useSyncExternalStore(
      subscribe,
      () => shownPath,
      () => builtPath,
    ),
    navigate,
  ];
}

/** The path within the site that the address bar names. */
const addressPath = () => withoutBase(location.pathname);

function introducePage(pathname: string, offset: number) {
  // A dialog lies over the page that it was opened on.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  document.title = documentTitle(findRoute(pathname).route.title);
  document.getElementById('main')?.focus({ preventScroll: true });
  scrollTo({ top: offset, behavior: 'instant' });
  announce(document.title);
}

function withViewTransition(update: () => void) {
  if (!document.startViewTransition || prefersReducedMotion()) update();
  // One that the next page cuts short is no fault; the page has changed all the same.
  else document.startViewTransition(update).ready.catch(() => {});
}

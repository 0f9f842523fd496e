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
import { kept, startScrollMemory } from './scroll-memory';
import { dismissToasts, showToast } from './toast';
import { inspectOptions } from './use-actor-ref';

type Preload = (pathname: string) => Promise<void>;

/**
 * Starts in-app navigation (RT-1) and gives wouter the hook that follows it: a page shows once
 * `preload` has its code; then its title is set, it is announced and focused, and it starts at
 * the top, or where Back and Forward left it. `builtPath` is the path that the HTML was built for;
 * the address that it shows under may differ (RT-5).
 */
export function startNavigation(builtPath: string, preload: Preload): BaseLocationHook {
  const address = addressPath();
  const isBuiltForAddress = findRoute(builtPath).route === findRoute(address).route;

  const actor = createActor(
    navigationMachine.provide({
      actors: {
        loadPage: fromPromise(async ({ input }) => {
          await preload(input.path).catch((error) => {
            throw navigator.onLine ? error : 'offline';
          });
          await untilPressShows();
          await untilPictured();
          places.keep();
        }),
      },
      actions: {
        addEntry: ({ context: { target, bar } }) =>
          history.pushState({ index: bar.index, offset: 0 }, '', withBase(target)),
        // By then React knows of the path; and what it draws starts actors of its own.
        presentPage: ({ context: { path } }) =>
          queueMicrotask(() => {
            flushSync(() => {});
            introducePage(path);
            places.restore();
          }),
        holdStill: () => places.holdStill(),
        returnToTop: () => scrollTo(0, 0),
        reportOffline: ({ context: { place, bar } }) => {
          // Zero would load the document again.
          if (place.index !== bar.index) history.go(place.index - bar.index);
          showToast('You are offline. That page will open once you are back online.', {
            type: 'info',
          });
        },
        loadTarget: ({ context }) => location.assign(withBase(context.target)),
      },
    }),
    {
      input: {
        path: isBuiltForAddress ? builtPath : address,
        place: { address, index: kept().index ?? 0 },
      },
      ...inspectOptions(),
    },
  );
  actor.start();
  const contextNow = () => actor.getSnapshot().context;
  const places = startScrollMemory(() => {
    const { place, bar } = contextNow();
    return place.index === bar.index ? place.index : undefined;
  });

  document.title = documentTitle(findRoute(contextNow().path).route.title);
  addEventListener('popstate', () => {
    const { index } = kept();
    const to = addressPath();
    actor.send({ type: 'history.traversed', to, index: index ?? contextNow().bar.index + 1 });
    if (index === undefined) places.keep();
  });

  const subscribe = (listener: () => void) => {
    const subscription = actor.subscribe(listener);
    return () => subscription.unsubscribe();
  };
  const navigate = (to: string) => actor.send({ type: 'link.followed', to });
  return () => [
    useSyncExternalStore(
      subscribe,
      () => contextNow().path,
      () => builtPath,
    ),
    navigate,
  ];
}

/** The path within the site that the address bar names. */
const addressPath = () => withoutBase(location.pathname);

function introducePage(pathname: string) {
  // A dialog lies over the page that it was opened on.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  dismissToasts();
  document.title = documentTitle(findRoute(pathname).route.title);
  document.getElementById('main')?.focus({ preventScroll: true });
  announce(document.title);
}

/**
 * Resolves after a frame that shows the press, because drawing the next page takes a while.
 * Waits 100 ms at most: a hidden window draws no frames.
 */
const untilPressShows = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

/**
 * Resolves once the page may change: the browser has taken the picture of it that fades out. What
 * then changes before the next task fades in.
 */
const untilPictured = () =>
  new Promise<void>((resolve) => {
    if (!document.startViewTransition || prefersReducedMotion()) return resolve();
    const transition = document.startViewTransition(() => {
      resolve();
      return new Promise((changed) => setTimeout(changed));
    });
    // One that the next page cuts short is no fault; the page changes all the same.
    transition.ready.catch(() => {});
  });

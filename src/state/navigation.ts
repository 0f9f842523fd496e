import { navigationMachine } from '@machines/navigation.machine';
import { createContext, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { BaseLocationHook } from 'wouter';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { withBase, withoutBase } from '@/lib/base-path';
import { documentTitle } from '@/lib/document-title';
import { findRoute } from '@/lib/find-route';
import { inspectorOptions } from '@/lib/inspector';
import { prefersReducedMotion } from '@/lib/reduced-motion';
import { announce } from './announce';
import { keptThings } from './kept';
import { currentEntry, startScrollMemory } from './scroll-memory';
import { dismissToasts, showToast } from './toast';

type Preload = (pathname: string) => Promise<void>;

/** The running navigation; undefined in prerendered markup. */
export const Navigation = createContext<ActorRefFrom<typeof navigationMachine> | undefined>(
  undefined,
);

/**
 * Starts in-app navigation (RT-1); returns its actor and wouter's location hook. A page is shown when
 * `preload` has loaded its code. Its title is then set and announced, `main` is focused, and the page
 * scrolls to the top, or after Back and Forward to its saved position. `builtPath` is the path that
 * this HTML was built for; the address may differ (RT-5).
 */
export function startNavigation(builtPath: string, preload: Preload) {
  const address = addressPath();
  const isBuiltForAddress = findRoute(builtPath).route === findRoute(address).route;

  const actor = createActor(
    navigationMachine.provide({
      actors: {
        loadPage: fromPromise(async ({ input }) => {
          await preload(input.path).catch((error) => {
            if (!navigator.onLine) throw 'offline';
            throw keptThings().length > 0 ? 'costly' : error;
          });
          await nextPaint();
          await captureForCrossFade();
          scrollMemory.save();
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
            scrollMemory.restore();
          }),
        keepScrollPosition: () => scrollMemory.keepPosition(),
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
    {
      input: {
        path: isBuiltForAddress ? builtPath : address,
        place: { address, index: currentEntry().index ?? 0 },
      },
      ...inspectorOptions(navigationMachine),
    },
  );
  actor.subscribe((state) => {
    document.documentElement.toggleAttribute('data-loading', state.matches('loading'));
  });
  actor.start();
  const getContext = () => actor.getSnapshot().context;
  const scrollMemory = startScrollMemory(() => {
    const { place, bar } = getContext();
    return place.index === bar.index ? place.index : undefined;
  });

  document.title = documentTitle(findRoute(getContext().path).route.title);
  const reportEntry = () => {
    const { index } = currentEntry();
    const to = addressPath();
    actor.send({ type: 'history.traversed', to, index: index ?? getContext().bar.index + 1 });
    if (index === undefined) scrollMemory.save();
  };
  addEventListener('popstate', reportEntry);
  // Back from the document that the browser had left this one for.
  addEventListener('pageshow', ({ persisted }) => persisted && reportEntry());

  const subscribe = (listener: () => void) => {
    const subscription = actor.subscribe(listener);
    return () => subscription.unsubscribe();
  };
  const navigate = (to: string) => actor.send({ type: 'link.followed', to });
  const hook: BaseLocationHook = () => [
    useSyncExternalStore(
      subscribe,
      () => getContext().path,
      () => builtPath,
    ),
    navigate,
  ];
  return { actor, hook };
}

/** The path in the address bar, relative to the base path. */
const addressPath = () => withoutBase(location.pathname);

function focusAndAnnouncePage(pathname: string) {
  // A dialog belongs to the page it was opened on.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  dismissToasts();
  document.title = documentTitle(findRoute(pathname).route.title);
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

/**
 * Resolves when the browser has captured the old page for the cross-fade. Changes made before the
 * next task are part of the transition.
 */
const captureForCrossFade = () =>
  new Promise<void>((resolve) => {
    if (!document.startViewTransition || prefersReducedMotion()) return resolve();
    const transition = document.startViewTransition(() => {
      resolve();
      return new Promise((changed) => setTimeout(changed));
    });
    // A transition that the next one interrupts is not an error.
    transition.ready.catch(() => {});
  });

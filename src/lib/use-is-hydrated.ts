import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in prerendered markup and during hydration, then true. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

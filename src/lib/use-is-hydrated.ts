import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in prerendered markup and while it hydrates, true after that. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

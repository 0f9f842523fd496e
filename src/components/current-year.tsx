import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** The visitor's current year; in prerendered HTML, the year of the build. */
export const CurrentYear = () =>
  useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );

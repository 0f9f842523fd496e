import { useIsHydrated } from '@/lib/hydration';

/** The current year; in prerendered HTML, the year of the build. */
export const CurrentYear = () => (
  <span>{useIsHydrated() ? new Date().getFullYear() : __BUILD_YEAR__}</span>
);

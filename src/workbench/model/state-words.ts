import type { StateValue } from 'xstate';
import { isSame } from './is-same';

/** A state value as text: `peeked.leaving`, or `header.plain · scrollToTop.hidden`. */
export const stateWords = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([region, child]) => {
          const below = stateWords(child ?? {});
          if (!below) return region;
          return below.includes(' · ') ? `${region}(${below})` : `${region}.${below}`;
        })
        .join(' · ');

/** A change of state as text: `empty → filled`; of a parallel state, the regions that changed. */
export function moveWords(from: StateValue, to: StateValue): string {
  if (typeof from === 'string' || typeof to === 'string') {
    return `${stateWords(from)} → ${stateWords(to)}`;
  }
  const moved = Object.keys(to).filter((region) => !isSame(from[region], to[region]));
  const [before, after] = [from, to].map((value) =>
    stateWords(Object.fromEntries(moved.map((region) => [region, value[region] ?? {}]))),
  );
  return `${before} → ${after}`;
}

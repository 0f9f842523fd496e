import type { StateValue } from 'xstate';
import { isSame } from './is-same';

/** A state as one reads it: `peeked.leaving`, or `header.plain · scrollToTop.hidden`. */
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

/** From one state to another as one reads it: `empty → filled`; of regions those that changed. */
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

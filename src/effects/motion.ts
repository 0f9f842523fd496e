import { useEffect, useRef } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion (BIZ-8). */
export const prefersReducedMotion = () => matchMedia(query).matches;

/** Calls `onChange` now if motion is reduced, and on each change; returns an unsubscribe function. */
export function watchReducedMotion(onChange: (isReduced: boolean) => void): () => void {
  const media = matchMedia(query);
  const report = () => onChange(media.matches);
  if (media.matches) report();
  media.addEventListener('change', report);
  return () => media.removeEventListener('change', report);
}

/** Animates an element once for `duration` ms; not for visitors who ask for less motion. */
export const animate = (
  element: Element | null | undefined,
  keyframes: Keyframe[],
  duration: number,
): Animation | undefined =>
  prefersReducedMotion()
    ? undefined
    : element?.animate(keyframes, { duration, easing: 'ease-out' });

/** Calls `onChange` after each change of a value, and not on mounting. */
export function useOnChange(value: unknown, onChange: () => void): void {
  const last = useRef(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only if the value changes.
  useEffect(() => {
    if (Object.is(last.current, value)) return;
    last.current = value;
    onChange();
  }, [value]);
}

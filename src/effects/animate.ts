import { prefersReducedMotion } from '@/lib/reduced-motion';

/** Animates an element once for `duration` ms; not for visitors who ask for less motion. */
export const animate = (
  element: Element | null | undefined,
  keyframes: Keyframe[],
  duration: number,
): Animation | undefined =>
  prefersReducedMotion()
    ? undefined
    : element?.animate(keyframes, { duration, easing: 'ease-out' });

const query = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asks for less motion (BIZ-8). */
export const prefersReducedMotion = () => matchMedia(query).matches;

/** Calls back now and on each change of the preference; returns a function that stops it. */
export function watchReducedMotion(onChange: (isReduced: boolean) => void): () => void {
  const list = matchMedia(query);
  const report = () => onChange(list.matches);
  report();
  list.addEventListener('change', report);
  return () => list.removeEventListener('change', report);
}

import { useEffect } from 'react';

/**
 * Runs `act` once when the component is mounted, for what a visitor has entered before hydration, and
 * what `act` returns when it is unmounted.
 */
export function useOnMount(act: () => unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mounting.
  useEffect(() => {
    const end = act();
    return typeof end === 'function' ? () => end() : undefined;
  }, []);
}

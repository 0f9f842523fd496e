import { useLayoutEffect } from 'react';

/**
 * Sets an attribute on the root element while the component is mounted and `isOn`. Styles outside the
 * component use it: `:has()` on the root would restyle the page for every change in it.
 */
export function useRootAttribute(name: `data-${string}`, isOn = true): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(name, isOn);
    return () => document.documentElement.removeAttribute(name);
  }, [name, isOn]);
}

import { useLayoutEffect } from 'react';

/**
 * While the component is mounted and `isOn`, the root element has the attribute, for the styles of what
 * stands outside the component. (`:has()` on the root would restyle the page for every change in it.)
 */
export function useRootAttribute(name: `data-${string}`, isOn = true): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(name, isOn);
    return () => document.documentElement.removeAttribute(name);
  }, [name, isOn]);
}

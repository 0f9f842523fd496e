import { useEffect, useRef } from 'react';

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

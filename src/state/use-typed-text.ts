import { useEffect, useRef } from 'react';

/** The ref of a field with a text; `onText` gets what was typed into it before hydration. */
export function useTypedText(text: string, onText: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: found once, on mounting.
  useEffect(() => {
    if (field.current && field.current.value !== text) onText(field.current.value);
  }, []);
  return field;
}

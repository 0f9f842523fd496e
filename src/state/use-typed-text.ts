import { useEffect, useRef } from 'react';

/** The ref of an initially empty field; `onText` gets what was typed into it before hydration. */
export function useTypedText(onText: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: found once, on mounting.
  useEffect(() => {
    if (field.current?.value) onText(field.current.value);
  }, []);
  return field;
}

import { useEffect, useRef } from 'react';

/**
 * The ref of a field that shows `text`. What was typed into it before hydration goes to `onText`;
 * if the visitor has left it by then, `onLeave` follows.
 */
export function useTypedText(
  text: string,
  onText: (text: string) => void,
  onLeave: () => void = () => {},
) {
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mounting.
  useEffect(() => {
    const input = field.current;
    if (!input || input.value === text) return;
    onText(input.value);
    if (input !== document.activeElement) onLeave();
  }, []);
  return field;
}

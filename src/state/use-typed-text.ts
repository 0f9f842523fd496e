import { useRef } from 'react';
import { useOnMount } from './use-on-mount';

/**
 * The ref of a field that shows `text`. On mount, calls `onText` with text that was typed before
 * hydration, then `onLeave` if the field no longer has focus.
 */
export function useTypedText<
  Element extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement,
>(text: string, onText: (text: string) => void, onLeave: () => void = () => {}) {
  const field = useRef<Element>(null);
  useOnMount(() => {
    const input = field.current;
    if (!input || input.value === text) return;
    onText(input.value);
    // Once React has shown the text, so that it also shows what leaving makes of it.
    if (input !== document.activeElement) queueMicrotask(onLeave);
  });
  return field;
}

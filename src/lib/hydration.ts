import { useEffect, useRef, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in prerendered markup and during hydration, then true. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

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

/**
 * The ref of the element around radio buttons. On mount, calls `onChoose` if another one than `value`
 * was chosen before hydration.
 */
export function useEarlyChoice<Value extends string>(
  value: Value,
  onChoose: (value: Value) => void,
) {
  const group = useRef<HTMLFieldSetElement>(null);
  useOnMount(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (chosen && chosen !== value) onChoose(chosen as Value);
  });
  return group;
}

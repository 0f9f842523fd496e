import { useEffect, useRef } from 'react';

/**
 * The ref of the element around radio buttons. On mount, calls `onChoose` if another one than `value`
 * was chosen before hydration.
 */
export function useEarlyChoice<Value extends string>(
  value: Value,
  onChoose: (value: Value) => void,
) {
  const group = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mounting.
  useEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (chosen && chosen !== value) onChoose(chosen as Value);
  }, []);
  return group;
}

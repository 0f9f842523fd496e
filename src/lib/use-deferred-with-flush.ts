import { useDeferredValue, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * A value that takes long to render, so that it may lag behind what the visitor types, and a function
 * that renders it at once.
 */
export function useDeferredWithFlush<Value>(value: Value): [Value, () => void] {
  const late = useDeferredValue(value);
  const [urgent, setUrgent] = useState(value);
  return [urgent === value ? value : late, () => flushSync(() => setUrgent(value))];
}

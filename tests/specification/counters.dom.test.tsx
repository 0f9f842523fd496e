import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useCounter } from '@/state/use-counter';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function WithoutTarget() {
  useCounter(() => {});
  return <p>No figure</p>;
}

it('a counter whose target is missing fails silently (BIZ-5)', () => {
  const root = createRoot(document.createElement('div'));
  expect(() => act(() => root.render(<WithoutTarget />)), 'BIZ-5').not.toThrow();
  act(() => root.unmount());
});

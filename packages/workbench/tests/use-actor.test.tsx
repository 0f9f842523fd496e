import { Window } from 'happy-dom';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Actor, createMachine } from 'xstate';
import { useActorRef, useSelector } from '../src/use-actor';

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { pressed: 'on' } }, on: {} },
});

let actor: Actor<typeof lamp>;
function Lamp() {
  actor = useActorRef(lamp, {});
  return useSelector(actor, ({ value }) => String(value));
}

let page: Window;
beforeEach(() => {
  page = new Window();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('navigator', page.navigator);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  page.close();
});

it('an actor runs where React mounts its component twice, and stops once that has gone', async () => {
  const { act } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const home = page.document.createElement('div');
  const root = createRoot(home as unknown as Element);
  await act(() =>
    root.render(
      <StrictMode>
        <Lamp />
      </StrictMode>,
    ),
  );
  await act(() => actor.send({ type: 'pressed' }));
  expect(home.textContent).toBe('on');
  await act(() => root.unmount());
  await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('stopped'));
});

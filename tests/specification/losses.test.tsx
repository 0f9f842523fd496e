// @vitest-environment happy-dom
import { cartMachine } from '@machines/cart.machine';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { createActor } from 'xstate';
import { CartProvider } from '@/state/cart';
import { DemoFormProvider, useFormCheck, useFormChoice } from '@/state/demo-form';
import { FormKeeper } from '@/state/form-keeper';
import { keptThings } from '@/state/kept';
import { KeptActorsProvider } from '@/state/kept-actors';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** What the site asks about while something is rendered. */
function lossesOf(content: ReactNode): string[] {
  const root = createRoot(document.createElement('div'));
  act(() => root.render(content));
  const losses = keptThings();
  act(() => root.unmount());
  return losses;
}

function withItem() {
  const cart = createActor(cartMachine).start();
  cart.send({ type: 'item.added', item: { id: 'course', name: 'A course', price: 402, qty: 1 } });
  return cart.getSnapshot();
}

it('the site asks before it loses a filled cart, but not an empty one (ERR-3)', () => {
  expect(lossesOf(<CartProvider>{null}</CartProvider>), 'ERR-3').toEqual([]);
  // As the workbench restores a step.
  globalThis.snapshotStatechart = withItem;
  onTestFinished(() => void delete globalThis.snapshotStatechart);
  expect(lossesOf(<CartProvider>{null}</CartProvider>), 'ERR-3').toHaveLength(1);
});

/** Chooses a star on mount. */
function Starred() {
  const { onChoose } = useFormChoice('rating');
  return <button type="button" ref={(button) => void (button && onChoose('4'))} />;
}

/** Has a box that is checked already, as by a visitor before hydration. */
function Checked() {
  const { ref } = useFormCheck('newsletter');
  return (
    <input
      type="checkbox"
      ref={(box) => {
        if (box) box.checked = true;
        ref.current = box;
      }}
    />
  );
}

it('the site asks before it loses a form that holds something (ERR-3)', () => {
  const formWith = (field: ReactNode) => (
    <KeptActorsProvider>
      <DemoFormProvider name="review">{field}</DemoFormProvider>
      <FormKeeper />
    </KeptActorsProvider>
  );
  expect(lossesOf(formWith(null)), 'ERR-3').toEqual([]);
  expect(lossesOf(formWith(<Starred />)), 'ERR-3: a star').toHaveLength(1);
  expect(lossesOf(formWith(<Checked />)), 'ERR-3: a box').toHaveLength(1);
});

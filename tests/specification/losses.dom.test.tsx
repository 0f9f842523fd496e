import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useOnMount } from '@/lib/hydration';
import { useCombobox } from '@/state/use-combobox';
import { DemoFormProvider, useFormCheck, useFormChoice } from '@/state/use-demo-form';
import { createVisit, lossesOf, VisitContext } from '@/state/visit';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const startVisit = () =>
  createVisit({ path: '/cart', place: { address: '/cart', index: 0 } }).start();

it('the site asks before it loses a filled cart, but not an empty one (ERR-3)', () => {
  const { system } = startVisit();
  expect(lossesOf(system), 'ERR-3').toEqual([]);
  const item = { id: 'course', name: 'A course', price: 402, qty: 1 };
  system.get('cart').send({ type: 'item.added', item });
  expect(lossesOf(system), 'ERR-3').toEqual(['your cart']);
});

/** What the site asks about after a form with this field was shown. */
function lossesWith(field: ReactNode): string[] {
  const visit = startVisit();
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <VisitContext value={visit}>
        <DemoFormProvider name="review">{field}</DemoFormProvider>
      </VisitContext>,
    ),
  );
  act(() => root.unmount());
  return lossesOf(visit.system);
}

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

/** Chooses a country on mount. */
function Placed({ country }: { country: string }) {
  const input = { options: ['Canada', 'United States'], aliases: {}, value: 'United States' };
  const { open, choose } = useCombobox('country', input);
  useOnMount(() => {
    open();
    choose(country);
  });
  return null;
}

it('the site asks before it loses a form that holds something (ERR-3)', () => {
  expect(lossesWith(null), 'ERR-3').toEqual([]);
  expect(lossesWith(<Starred />), 'ERR-3: a star').toEqual(['the forms you filled in']);
  expect(lossesWith(<Checked />), 'ERR-3: a box').toEqual(['the forms you filled in']);
  const placed = lossesWith(<Placed country="Canada" />);
  expect(placed, 'ERR-3: a country').toEqual(['the forms you filled in']);
  const initial = lossesWith(<Placed country="United States" />);
  expect(initial, 'ERR-3: the initial country').toEqual([]);
});

it('the site asks before it loses an email that was typed for the newsletter (ERR-3)', () => {
  const { system } = startVisit();
  const typeEmail = (email: string) =>
    system.get('newsletter').send({ type: 'email.typed', email });
  typeEmail('ann@example.com');
  expect(lossesOf(system), 'ERR-3').toEqual(['the forms you filled in']);
  typeEmail('');
  expect(lossesOf(system), 'ERR-3').toEqual([]);
});

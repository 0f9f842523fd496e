import { expect, it } from 'vitest';
import { addKeeper, keptThings } from '@/state/kept';

it('lists what a full load would lose, as it is when asked (ERR-3)', () => {
  let isFilled = false;
  const remove = [
    addKeeper(() => 'your cart'),
    addKeeper(() => undefined),
    addKeeper(() => (isFilled ? 'the forms you filled in' : undefined)),
  ];
  expect(keptThings()).toEqual(['your cart']);
  isFilled = true;
  expect(keptThings()).toEqual(['your cart', 'the forms you filled in']);
  remove[0]?.();
  expect(keptThings()).toEqual(['the forms you filled in']);
  for (const removeKeeper of remove) removeKeeper();
  expect(keptThings()).toEqual([]);
});

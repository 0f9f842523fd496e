import { expect, it } from 'vitest';
import { nameLines } from '@/lib/name-lines';

it.each([
  ['Accupay', ['Accupay']],
  ['Ferris & Hollow', ['Ferris &', 'Hollow']],
  ['Bell and Whitcombe', ['Bell and', 'Whitcombe']],
  ['One Two Three Four', ['One Two', 'Three Four']],
])('the lines of %s are as even as possible', (name, lines) => {
  expect(nameLines(name)).toEqual(lines);
});

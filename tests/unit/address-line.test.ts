import { expect, it } from 'vitest';
import { addressLine } from '@/lib/address-line';

it.each([
  [
    ['12 Elm Street, Suite 4', 'Ames, IA 50010'],
    '12 Elm Street, Suite\u00a04, Ames, IA\u00a050010',
  ],
  [['Suite 10, 3 Oak Way', 'Ames'], 'Suite\u00a010, 3 Oak Way, Ames'],
  [['9 Suite Street', 'Ames, IA'], '9 Suite Street, Ames, IA'],
  [['Old Mill 7', 'Rue A 5'], 'Old Mill 7, Rue A 5'],
])('%j is on one line, with its numbers beside their words', (address, line) => {
  expect(addressLine(address)).toBe(line);
});

import { machines } from '@machines/tables';
import * as ownMachines from '@workbench/machines';
import { expect, it } from 'vitest';
import { statelyText } from '@/workbench/stately-text';

const all = [
  ...Object.values(machines).map(({ id }) => ({ machine: id, isItself: false })),
  ...Object.values(ownMachines).map(({ id }) => ({ machine: id, isItself: true })),
];

it.each(all)('$machine has a text for Stately', async (name) => {
  expect(await statelyText?.(name)).toMatch(new RegExp(`\\bid: ['"]${name.machine}['"]`));
});

it('an unknown machine has none', async () => {
  await expect(statelyText?.({ machine: 'none', isItself: false })).rejects.toThrow('none');
});

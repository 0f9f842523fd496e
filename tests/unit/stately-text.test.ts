import { machines } from '@machines/tables';
import { expect, it } from 'vitest';
import { statelyText } from '@/workbench/stately';

it.each(Object.values(machines).map(({ id }) => id))('%s has a text for Stately', async (id) => {
  expect(await statelyText?.(id)).toMatch(new RegExp(`\\bid: ['"]${id}['"]`));
});

it('an unknown machine has none', async () => {
  await expect(statelyText?.('none')).rejects.toThrow('none');
});

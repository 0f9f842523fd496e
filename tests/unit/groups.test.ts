import { machines } from '@machines/tables';
import { expect, it } from 'vitest';
import { groups } from '@/workbench/groups';

it('the groups of the chooser name each machine once', () => {
  const ids = Object.values(machines).map(({ id }) => id);
  expect(Object.values(groups).flat().sort()).toEqual(ids.sort());
});

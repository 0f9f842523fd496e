import { machines } from '@machines/tables';
import { expect, it } from 'vitest';
import { groups } from '@/workbench/groups';

it('the groups of the chooser name each machine once', () => {
  const ids = Object.values(machines).map(({ id }) => id);
  const named = Object.values(groups).flat().sort();
  expect(named, 'src/workbench/groups.ts').toEqual(ids.sort());
});

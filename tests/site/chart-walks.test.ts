import { machines } from '@machines/tables';
import { expect, it } from 'vitest';
import { counts } from '../support/walk-on-site';

import.meta.glob('./walks/*.ts', { eager: true });

it('every machine is walked, by a file in tests/site/walks', () => {
  const all = Object.keys(machines);
  expect(Object.keys(counts).sort()).toEqual(all.sort());
});

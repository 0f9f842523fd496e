import { machines } from '@machines/tables';
import { expect, it } from 'vitest';
import { walked } from '../support/walk-on-site';

import.meta.glob('./walks/*.ts', { eager: true });

it('every machine is walked, by a file in tests/release/walks', () => {
  expect(walked.toSorted()).toEqual(Object.keys(machines).sort());
});

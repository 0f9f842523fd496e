import { machines } from '@machines/tables';
import { expect, it } from 'vitest';
import { counts } from '../support/walk-on-site';
import './walks/cart';
import './walks/disclosures';
import './walks/forms';
import './walks/menus';
import './walks/motion';
import './walks/navigation';
import './walks/pay-statement';

it('every machine is walked', () => {
  const all = Object.keys(machines);
  expect(Object.keys(counts).sort()).toEqual(all.sort());
});

import * as machines from '@machines/index';
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
  const all = Object.values(machines).map(({ id }) => id);
  expect(Object.keys(counts).sort()).toEqual(all.sort());
});

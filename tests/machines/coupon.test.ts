import { couponMachine } from '@machines/coupon.machine';
import { testTransitions } from '../support/transition-table';

const toggled = { type: 'coupon.toggled' as const };

testTransitions(couponMachine, {
  start: { state: 'closed' },
  situations: {
    closed: { after: [], state: 'closed' },
    open: { after: [toggled], state: 'open' },
  },
  rows: [
    ['closed', toggled, { state: 'open' }, 'ST-COUPON', 'CHK-1'],
    ['open', toggled, { state: 'closed' }, 'ST-COUPON', 'CHK-1'],
  ],
});

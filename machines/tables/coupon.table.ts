import { couponMachine } from '@machines/coupon.machine';
import { defineTable } from './define-table';

const toggled = { type: 'coupon.toggled' as const };

/** What the coupon machine does in every state on every event. */
export const couponTable = defineTable(couponMachine, {
  samples: { events: [toggled] },
  start: { state: 'closed' },
  situations: {
    closed: { after: [], state: 'closed' },
    open: { after: [toggled], state: 'open' },
  },
  rows: [
    ['closed', toggled, { state: 'open' }],
    ['open', toggled, { state: 'closed' }],
  ],
});

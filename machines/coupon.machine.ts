import { setup } from 'xstate';

/** The collapsible coupon box of the checkout (ST-COUPON, CHK-1). */
export const couponMachine = setup({
  types: {
    events: {} as { type: 'coupon.toggled' },
  },
}).createMachine({
  id: 'coupon',
  description: 'A collapsible box with an animated height.',
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the question is shown. (ST-COUPON, CHK-1)',
      on: {
        'coupon.toggled': {
          target: 'open',
          description: '“Click here” was pressed. (ST-COUPON, CHK-1, BIZ-8)',
        },
      },
    },
    open: {
      description: 'The coupon code field is shown. (ST-COUPON, CHK-1)',
      on: {
        'coupon.toggled': {
          target: 'closed',
          description: '“Click here” was pressed again. (ST-COUPON, CHK-1, BIZ-8)',
        },
      },
    },
  },
});

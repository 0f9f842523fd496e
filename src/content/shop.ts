import { claims } from '@/content/claims';
import { courseCountAtStart } from '@/content/counts.excerpt';

export const shop = {
  lead: `${courseCountAtStart} self-paced video courses with worksheets, five to twelve hours each; one adds live sessions. Money back within ${claims.refundDays} days.`,
  heading: 'Learn it from the people who file it',
  /** The product shown for unknown names (RT-5, SHOP-2). Price in dollars. */
  unknown: {
    id: 'online-courses',
    name: 'Online Courses',
    price: 430,
    img: '/art/products/online-courses.svg',
    shortDesc: 'Two lessons from each course, with worksheets.',
    longDesc: [
      'You get two lessons from each course, with worksheets. You follow one sample business, post its entries and compare your totals with ours to the cent. Each full course is sold separately.',
      `For a year, the accountant who teaches the course answers your questions ${claims.reply}.`,
    ],
    learn: [
      'Post a month of entries and close it to the cent',
      'Follow a deduction from the pay stub to the ledger',
      'Read the lines of a payroll return',
    ],
  },
  /**
   * The price line of each details page, and what precedes the course's own price in the note beside
   * it (SHOP-2).
   */
  sale: {
    now: '430.00 USD',
    before: '799.00 USD',
    note: 'Demo shop with sample prices. In the cart, this course is',
  },
  tabs: { description: 'Description', reviews: 'Reviews (0)' },
  learnHeading: 'After the course you can',
  reviews: {
    none: 'There are no reviews yet.',
    heading: 'Be the first to review this\u00a0course',
    note: 'Required fields are marked *',
    labels: {
      rating: 'Your rating',
      review: 'Your review',
      name: 'Name',
      email: 'Email',
      save: 'Save my name and email for the next review',
    },
    submit: 'Submit',
    toast: 'This is a demo, so nothing was sent or published.',
  },
  related: { heading: 'Goes well with', more: 'Show more' },
  cart: {
    empty: 'Please add products to your cart!',
    emptyLead: 'Your cart lasts until you reload the page.',
    toShop: 'See the courses',
    /** The drawing beside the message. */
    sheet: { columns: ['Product', 'Quantity'], first: 'Your first course' },
    coupon: { label: 'Coupon code', submit: 'Apply Coupon' },
  },
  checkout: {
    lead: 'This is a demo. It charges and sends nothing, so type whatever you like.',
    coupon: {
      question: 'Have a coupon?',
      toggle: 'Click here',
      lead: 'If you have a coupon code, enter it here.',
      label: 'Coupon code',
      submit: 'Apply Coupon',
    },
    billing: 'Billing details',
    order: {
      heading: 'Your Order',
      stamp: 'Sample order',
      note: 'A fixed sample. It does not show your cart.',
      columns: ['Product', 'Subtotal'],
      lines: [
        { label: 'Online Courses\u00a0×\u00a02', amount: '$900.00' },
        { label: 'Subtotal', amount: '$900.00' },
      ],
      total: { label: 'Total', amount: '$900.00' },
    },
    payment:
      'Sorry, it seems that there are no available payment methods for your state. Please contact us if you require assistance or wish to make alternate arrangements.',
    privacy: {
      text: 'Your details stay on this page, as our',
      label: 'privacy policy',
      after: 'says. A real store would use them only for this order.',
    },
    submit: { label: 'Place Order', link: '#' },
    toast: 'This is a demo, so no order was sent. Your details are still here.',
  },
} as const;

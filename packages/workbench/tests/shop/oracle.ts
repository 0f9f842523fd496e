import type { Oracle } from '../../src/judge/oracle';
import { carouselMachine } from './carousel.machine';
import { carouselTable } from './carousel.table';
import { cartMachine } from './cart.machine';
import { cartTable } from './cart.table';
import { counterMachine } from './counter.machine';
import { counterTable } from './counter.table';
import { faqMachine } from './faq.machine';
import { faqTable } from './faq.table';

/** The machines of a small shop and their tables, for tests. */
export const oracle: Oracle = {
  machines: {
    carousel: carouselMachine,
    cart: cartMachine,
    counter: counterMachine,
    faq: faqMachine,
  },
  tables: { carousel: carouselTable, cart: cartTable, counter: counterTable, faq: faqTable },
};

import { cartMachine } from '@machines/cart.machine';
import { navigationMachine } from '@machines/navigation.machine';
import { newsletterMachine } from '@machines/newsletter.machine';
import { themeMachine } from '@machines/theme.machine';
import { visitMachine } from '@machines/visit.machine';
import { defineTable, nothing } from './define-table';

const shown = (path: string) => ({ type: 'page.shown' as const, path });
const failed = { type: 'xstate.error.actor.*' as const, error: 'any' };

const opened = { path: '/blog', place: { address: '/blog', index: 0 } };
const at = (path: string) => ({ state: 'underway' as const, context: { opened, path } });

/** What the visit's own machine does on every event. */
export const visitTable = defineTable(
  visitMachine.provide({
    actors: {
      navigation: navigationMachine,
      cart: cartMachine,
      theme: themeMachine,
      newsletter: newsletterMachine,
    },
  }),
  {
    input: opened,
    samples: { events: [shown('/faq'), shown('/blog'), failed] },
    start: {
      ...at('/blog'),
      actions: [
        `start navigation ${JSON.stringify(opened)}`,
        'start cart',
        'start theme',
        'start newsletter',
      ],
    },
    situations: {
      'at the blog': { after: [], ...at('/blog') },
      elsewhere: { after: [shown('/faq')], ...at('/faq') },
    },
    rows: [
      [
        'at the blog',
        shown('/faq'),
        { ...at('/faq'), actions: ['send page.changed to newsletter'] },
      ],
      ['at the blog', shown('/blog?q=bank'), nothing],
      [
        'elsewhere',
        shown('/blog'),
        { ...at('/blog'), actions: ['send page.changed to newsletter'] },
      ],
      ['elsewhere', failed, { ...at('/faq'), actions: ['reportFailure'] }],
    ],
  },
);

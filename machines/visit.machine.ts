import { type AnyActorLogic, assertEvent, assign, fromCallback, sendTo, setup } from 'xstate';

/** An entry of the browser's history: its address within the site, and its index. */
type Place = { address: string; index: number };

type Context = {
  /** What the visit began with. */
  opened: { path: string; place: Place };
  /** The page that is shown. */
  path: string;
};

/** In place of an actor that the app provides. */
const absent: AnyActorLogic = fromCallback(() => {});

const pathOf = (address: string) => address.split('?')[0];

/**
 * The root of the actor system: what lives as long as a visit (GEN-1). The app provides its actors,
 * which are found by their ids in `children` and by the same ids in the system. What is typed and
 * chosen on a page joins them when it is first shown, by the path of its page. The app provides
 * `reportFailure`, too, which logs what was thrown.
 *
 * `input` has the page that is shown first, and its history entry.
 */
export const visitMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Context['opened'],
    events: {} as
      | { type: 'page.shown'; path: string }
      | { type: `xstate.error.actor.${string}`; error: unknown },
  },
  actors: { navigation: absent, cart: absent, theme: absent, newsletter: absent },
  guards: {
    isOtherPage: ({ context, event }) => {
      assertEvent(event, 'page.shown');
      return pathOf(event.path) !== pathOf(context.path);
    },
  },
  actions: {
    setPath: assign(({ event }) => {
      assertEvent(event, 'page.shown');
      return { path: event.path };
    }),
    reportPage: sendTo('newsletter', { type: 'page.changed' }),
    reportFailure: () => {},
  },
}).createMachine({
  id: 'visit',
  description:
    'What lives until a page is loaded in full: navigation, the cart, the theme and more.',
  context: ({ input }) => ({ opened: input, path: input.path }),
  initial: 'underway',
  states: {
    underway: {
      description:
        'One page after the other is shown. Each actor has a state of its own. (GEN-1, RT-1)',
      invoke: [
        {
          src: 'navigation',
          id: 'navigation',
          systemId: 'navigation',
          input: ({ context }: { context: Context }) => context.opened,
        },
        { src: 'cart', id: 'cart', systemId: 'cart' },
        { src: 'theme', id: 'theme', systemId: 'theme' },
        { src: 'newsletter', id: 'newsletter', systemId: 'newsletter' },
      ],
      on: {
        'page.shown': {
          guard: 'isOtherPage',
          actions: ['setPath', 'reportPage'],
          description:
            'Navigation has shown another page, not another search of the same one. (RT-1, ST-NEWS)',
        },
        'xstate.error.actor.*': {
          actions: 'reportFailure',
          description:
            'An actor has failed: what shows it says so, and the others go on. (ERR-2, GEN-1)',
        },
      },
    },
  },
});

import { cartMachine } from '@machines/cart.machine';
import { navigationMachine } from '@machines/navigation.machine';
import { newsletterMachine, thanksTime } from '@machines/newsletter.machine';
import { themeMachine } from '@machines/theme.machine';
import { visitMachine } from '@machines/visit.machine';
import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import {
  type ActorRefFrom,
  type AnyActorRef,
  createActor,
  type EventObject,
  fromCallback,
  type InputFrom,
} from 'xstate';
import { newsletter } from '@/content/newsletter';
import { showTheme, type Theme } from '@/effects/show-theme';
import { showToast } from '@/effects/toast';
import { inspectorOptions } from '@/lib/inspector';

/** What lives as long as a visit, with its effects on the site. */
const actors = {
  navigation: navigationMachine,
  cart: cartMachine.provide({
    actions: {
      announceRemoval: ({ context: { removal }, event, self }) => {
        const message =
          event.type === 'cart.emptied' ? 'Cart emptied.' : `${removal.items[0]?.name} removed.`;
        showToast(message, {
          type: 'info',
          kind: 'removal',
          action: { label: 'Undo', onPress: () => self.send({ type: 'removal.undone' }) },
          onClose: () => self.send({ type: 'removal.settled' }),
        });
      },
    },
  }),
  theme: themeMachine.provide({
    actors: {
      look: fromCallback<EventObject, { theme: Theme }>(({ input }) => showTheme(input.theme)),
    },
  }),
  newsletter: newsletterMachine.provide({
    actions: {
      announceSubscription: () => showToast(newsletter.thanks, { autoClose: thanksTime }),
    },
  }),
};

const actions = {
  reportFailure: ({ event }: { event: object }) =>
    console.error('An actor has failed.', 'error' in event ? event.error : event),
};

type Actors = typeof actors;

export type Visit = ActorRefFrom<typeof visitMachine>;

/**
 * Creates the root of a visit's actor system, which the caller starts; prerendering does not. `navigation`
 * has its effects on the browser.
 */
export const createVisit = (
  input: InputFrom<typeof visitMachine>,
  navigation: Actors['navigation'] = actors.navigation,
) =>
  createActor(visitMachine.provide({ actors: { ...actors, navigation }, actions }), {
    systemId: 'visit',
    input,
    ...inspectorOptions(visitMachine),
  });

export const VisitContext = createContext<Visit | null>(null);

/** The root of the actor system. Throws outside of a `VisitContext`. */
export function useVisit(): Visit {
  const visit = use(VisitContext);
  if (!visit) throw new Error('An actor of the visit is used outside of VisitContext.');
  return visit;
}

/** An actor that lives as long as the visit. */
export const useVisitActor = <Name extends keyof Actors>(name: Name) =>
  useSelector(useVisit(), ({ children }) => children[name]) as ActorRefFrom<Actors[Name]>;

const isKept = (actor: AnyActorRef) => actor.getSnapshot().hasTag('kept');

/** What loading a page in full would lose, in words (ERR-3). */
export function lossesOf(system: AnyActorRef['system']): string[] {
  const { cart, newsletter, ...others }: Record<string, AnyActorRef> = system.getAll();
  const isFormFilled =
    Object.values(others).some(isKept) || Boolean(newsletter?.getSnapshot().context.email);
  return [
    ...(cart && isKept(cart) ? ['your cart'] : []),
    ...(isFormFilled ? ['the forms you filled in'] : []),
  ];
}

import { useActorRef, useSelector } from '@xstate/react';
import { assign, fromPromise, setup } from 'xstate';

type Request = { to: string; body: FormData };

/** Sends a form and says what became of it. A request that was cut off may still have arrived. */
const sendingMachine = setup({
  types: {
    context: {} as { request?: Request },
    events: {} as { type: 'form.submitted'; request: Request },
  },
  actors: {
    // Rejects unless the service accepts the form, which it has 15 s for.
    post: fromPromise<void, Request | undefined>(async ({ input, signal }) => {
      if (!input) return;
      const limit = AbortSignal.any([signal, AbortSignal.timeout(15_000)]);
      const { ok, status } = await fetch(input.to, {
        method: 'POST',
        body: input.body,
        signal: limit,
      });
      if (!ok) throw new Error(`The service answered ${status}.`);
    }),
  },
  actions: { keepRequest: assign(({ event }) => ({ request: event.request })) },
}).createMachine({
  id: 'sending',
  context: {},
  initial: 'unsent',
  states: {
    unsent: { on: { 'form.submitted': { target: 'sending', actions: 'keepRequest' } } },
    sending: {
      invoke: {
        src: 'post',
        input: ({ context }) => context.request,
        onDone: 'sent',
        onError: 'failed',
      },
    },
    sent: { on: { 'form.submitted': { target: 'sending', actions: 'keepRequest' } } },
    failed: { on: { 'form.submitted': { target: 'sending', actions: 'keepRequest' } } },
  },
});

const results = {
  unsent: '',
  sending: 'Sending …',
  sent: 'Sent. Thank you.',
  failed: 'No answer, so it may not have arrived. Please try again, or call us.',
};

/** The `action` of a form that is sent to an address, and its result, for the line beside the button. */
export function useSending(to: string) {
  const actor = useActorRef(sendingMachine);
  return {
    action: (body: FormData) => actor.send({ type: 'form.submitted', request: { to, body } }),
    result: useSelector(actor, ({ value }) => results[value]),
  };
}

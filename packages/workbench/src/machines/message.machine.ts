import { assertEvent, assign, setup } from 'xstate';

/** An event that is written by hand before it is sent: its type and, as JSON, its payload. */
export const messageMachine = setup({
  types: {
    context: {} as { event: string; payload: string },
    events: {} as
      | { type: 'event.chosen'; event: string; payload: string }
      | { type: 'payload.changed'; payload: string }
      | { type: 'message.dropped' },
  },
  guards: {
    isChosen: ({ context, event }) => 'event' in event && event.event === context.event,
  },
  actions: {
    begin: assign(({ event }) => {
      assertEvent(event, 'event.chosen');
      return { event: event.event, payload: event.payload };
    }),
    setPayload: assign(({ event }) => {
      assertEvent(event, 'payload.changed');
      return { payload: event.payload };
    }),
  },
}).createMachine({
  id: 'message',
  description: 'An event that is written by hand before it is sent.',
  context: { event: '', payload: '' },
  initial: 'none',
  states: {
    none: {
      description: 'Nothing is written.',
      on: {
        'event.chosen': {
          target: 'writing',
          actions: 'begin',
          description: 'An event with a payload was chosen.',
        },
      },
    },
    writing: {
      description: 'Its payload can be changed, and sent any number of times.',
      on: {
        'event.chosen': [
          { guard: 'isChosen', target: 'none', description: 'The same one again: let it go.' },
          { actions: 'begin', description: 'Another event was chosen.' },
        ],
        'payload.changed': { actions: 'setPayload', description: 'The payload was typed.' },
        'message.dropped': { target: 'none', description: 'Another actor is looked at.' },
      },
    },
  },
});

import { assertEvent, assign, setup } from 'xstate';

/** A draft of an event for an actor: its type, its payload as JSON, and where that is from. */
export const eventDraftMachine = setup({
  types: {
    /** The name of the actor in the trace, and the type of the event. */
    context: {} as { actor: string; event: string; payload: string; origin: string },
    events: {} as
      | {
          type: 'event.chosen';
          actor: string;
          event: string;
          payload: string;
          origin: string;
        }
      | { type: 'payload.typed'; payload: string },
  },
  guards: {
    isSameEvent: ({ context, event }) => {
      assertEvent(event, 'event.chosen');
      return event.event === context.event && event.actor === context.actor;
    },
  },
  actions: {
    setDraft: assign(({ event }) => {
      assertEvent(event, 'event.chosen');
      const { actor, event: name, payload, origin } = event;
      return { actor, event: name, payload, origin };
    }),
    setPayload: assign(({ event }) => {
      assertEvent(event, 'payload.typed');
      return { payload: event.payload, origin: '' };
    }),
  },
}).createMachine({
  id: 'eventDraft',
  description: 'A draft of an event for an actor.',
  context: { actor: '', event: '', payload: '', origin: '' },
  initial: 'empty',
  states: {
    empty: {
      description: 'No draft.',
      on: {
        'event.chosen': {
          target: 'editing',
          actions: 'setDraft',
          description: 'An event with a payload was chosen.',
        },
      },
    },
    editing: {
      description: 'The payload can be edited, and sent any number of times.',
      on: {
        'event.chosen': [
          {
            guard: 'isSameEvent',
            target: 'empty',
            description: 'Chosen again: discard the draft.',
          },
          { actions: 'setDraft', description: 'Another event, or one for another actor.' },
        ],
        'payload.typed': { actions: 'setPayload', description: 'The payload was typed.' },
      },
    },
  },
});

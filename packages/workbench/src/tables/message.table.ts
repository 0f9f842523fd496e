import { defineTable, nothing } from '../judge/table';
import { messageMachine } from '../machines/message.machine';

const chosen = (event: string) => ({ type: 'event.chosen' as const, event, payload: '{}' });
const typed = { type: 'payload.changed' as const, payload: '{"x":1}' };
const dropped = { type: 'message.dropped' as const };

const writing = (event: string, payload = '{}') => ({
  state: 'writing' as const,
  context: { event, payload },
});
const none = (event = '') => ({
  state: 'none' as const,
  context: { event, payload: event && '{}' },
});

/** What an event that is written by hand goes through. */
export const messageTable = defineTable(messageMachine, {
  start: none(),
  situations: {
    none: { after: [], ...none() },
    writing: { after: [chosen('a')], ...writing('a') },
  },
  rows: [
    ['none', chosen('a'), writing('a')],
    ['none', typed, nothing],
    ['none', dropped, nothing],
    ['writing', chosen('a'), none('a')],
    ['writing', chosen('b'), writing('b')],
    ['writing', typed, writing('a', '{"x":1}')],
    ['writing', dropped, none('a')],
  ],
});

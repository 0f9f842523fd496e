import { defineTable, nothing } from '../judge/table';
import { eventDraftMachine } from '../machines/event-draft.machine';

const chosen = (event: string, actor = 'lamp 1') => ({
  type: 'event.chosen' as const,
  actor,
  event,
  payload: '{}',
  origin: 'An example.',
});
const typed = { type: 'payload.typed' as const, payload: '{"x":1}' };

const empty = { actor: '', event: '', payload: '', origin: '' };
const draft = (event: string, payload = '{}', actor = 'lamp 1') => ({
  ...{ actor, event, payload },
  origin: payload === '{}' ? 'An example.' : '',
});
const editing = (...parts: Parameters<typeof draft>) => ({
  state: 'editing' as const,
  context: draft(...parts),
});

/** Transition table of the event draft. */
export const eventDraftTable = defineTable(eventDraftMachine, {
  start: { state: 'empty', context: empty },
  situations: {
    empty: { after: [], state: 'empty', context: empty },
    editing: { after: [chosen('a')], ...editing('a') },
  },
  rows: [
    ['empty', chosen('a'), editing('a')],
    ['empty', typed, nothing],
    ['editing', chosen('a'), { state: 'empty', context: draft('a') }],
    ['editing', chosen('b'), editing('b')],
    ['editing', chosen('a', 'lamp 2'), editing('a', '{}', 'lamp 2')],
    ['editing', typed, editing('a', '{"x":1}')],
  ],
});

import { newsletterMachine } from '@machines/newsletter.machine';
import { defineTable, nothing } from './define-table';

const typed = (email: string) => ({ type: 'email.typed' as const, email });
const submitted = { type: 'form.submitted' as const };
const changed = { type: 'page.changed' as const };
const thanksOver = { type: 'xstate.after.thanks.newsletter.subscribed' as const };
const signedUp = {
  state: 'subscribed' as const,
  context: { email: '' },
  actions: ['announceSubscription', 'wait 1000 ms'],
};

/** What the newsletter machine does in every state on every event. */
export const newsletterTable = defineTable(newsletterMachine, {
  samples: {
    events: [typed('ann@a.co'), typed(''), submitted, changed, thanksOver],
  },
  start: { state: 'ready', context: { email: '' } },
  situations: {
    'nothing typed': { after: [], state: 'ready', context: { email: '' } },
    'email typed': { after: [typed('ann@a.co')], state: 'ready', context: { email: 'ann@a.co' } },
    'a word typed': { after: [typed('ann')], state: 'ready', context: { email: 'ann' } },
    'spaces typed': { after: [typed('   ')], state: 'ready', context: { email: '   ' } },
    'typed and emptied': {
      after: [typed('a'), typed('')],
      state: 'ready',
      context: { email: '' },
    },
    'email missing': { after: [submitted], state: 'missingEmail', context: { email: '' } },
    'email missing, then typed': {
      after: [submitted, typed('b@b.co')],
      state: 'missingEmail',
      context: { email: 'b@b.co' },
    },
    'email missing, then spaces typed': {
      after: [submitted, typed(' ')],
      state: 'missingEmail',
      context: { email: ' ' },
    },
    'signed up': {
      after: [typed('a@a.co'), submitted],
      state: 'subscribed',
      context: { email: '' },
    },
    'signed up, then typed': {
      after: [typed('a@a.co'), submitted, typed('b@b.co')],
      state: 'subscribed',
      context: { email: 'b@b.co' },
    },
  },
  rows: [
    ['nothing typed', typed('a'), { state: 'ready', context: { email: 'a' } }],
    ['nothing typed', typed(''), nothing],
    ['nothing typed', submitted, { state: 'missingEmail', context: { email: '' } }],
    ['email typed', typed(''), { state: 'ready', context: { email: '' } }],
    ['email typed', submitted, signedUp],
    ['a word typed', submitted, signedUp],
    ['spaces typed', submitted, signedUp],
    ['typed and emptied', submitted, { state: 'missingEmail', context: { email: '' } }],
    ['email missing', submitted, nothing],
    ['email missing', typed('b'), { state: 'missingEmail', context: { email: 'b' } }],
    ['email missing', typed(''), nothing],
    ['email missing, then typed', submitted, signedUp],
    ['email missing, then typed', typed(''), { state: 'missingEmail', context: { email: '' } }],
    ['email missing, then spaces typed', submitted, signedUp],
    ['email missing', changed, { state: 'ready', context: { email: '' } }],
    ['signed up', submitted, nothing],
    ['signed up', typed('c'), { state: 'subscribed', context: { email: 'c' } }],
    [
      'signed up',
      thanksOver,
      { state: 'ready', context: { email: '' }, actions: ['stop waiting'] },
    ],
    [
      'signed up, then typed',
      submitted,
      { ...signedUp, actions: ['stop waiting', 'announceSubscription', 'wait 1000 ms'] },
    ],
  ],
});

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
    ['nothing typed', typed('a'), { state: 'ready', context: { email: 'a' } }, 'ST-NEWS', 'VAL-1'],
    ['nothing typed', typed(''), nothing, 'ST-NEWS'],
    [
      'nothing typed',
      submitted,
      { state: 'missingEmail', context: { email: '' } },
      'ST-NEWS',
      'VAL-1',
    ],
    ['email typed', typed(''), { state: 'ready', context: { email: '' } }, 'ST-NEWS'],
    ['email typed', submitted, signedUp, 'ST-NEWS', 'BIZ-7'],
    ['a word typed', submitted, signedUp, 'ST-NEWS', 'VAL-1'],
    ['spaces typed', submitted, signedUp, 'ST-NEWS', 'VAL-1'],
    [
      'typed and emptied',
      submitted,
      { state: 'missingEmail', context: { email: '' } },
      'ST-NEWS',
      'VAL-1',
    ],
    ['email missing', submitted, nothing, 'ST-NEWS', 'VAL-1'],
    ['email missing', typed('b'), { state: 'missingEmail', context: { email: 'b' } }, 'ST-NEWS'],
    ['email missing', typed(''), nothing, 'ST-NEWS'],
    ['email missing, then typed', submitted, signedUp, 'ST-NEWS', 'BIZ-7'],
    [
      'email missing, then typed',
      typed(''),
      { state: 'missingEmail', context: { email: '' } },
      'ST-NEWS',
    ],
    ['email missing, then spaces typed', submitted, signedUp, 'ST-NEWS', 'VAL-1'],
    ['email missing', changed, { state: 'ready', context: { email: '' } }, 'ST-NEWS'],
    ['nothing typed', changed, nothing, 'ST-NEWS'],
    ['signed up', submitted, nothing, 'ST-NEWS', 'BIZ-7'],
    ['signed up', changed, nothing, 'ST-NEWS'],
    ['signed up', typed('c'), { state: 'subscribed', context: { email: 'c' } }, 'ST-NEWS'],
    ['nothing typed', thanksOver, nothing, 'ST-NEWS'],
    ['email missing', thanksOver, nothing, 'ST-NEWS'],
    [
      'signed up',
      thanksOver,
      { state: 'ready', context: { email: '' }, actions: ['stop waiting'] },
      'ST-NEWS',
      'BIZ-7',
    ],
    [
      'signed up, then typed',
      submitted,
      { ...signedUp, actions: ['stop waiting', 'announceSubscription', 'wait 1000 ms'] },
      'ST-NEWS',
      'BIZ-7',
    ],
  ],
});

import { formMachine } from '@machines/form.machine';
import { defineTable, nothing } from './define-table';

const changed = (field: string, value: string | boolean) => ({
  type: 'field.changed' as const,
  field,
  value,
});
const submitted = { type: 'form.submitted' as const };
const announced = { actions: ['announceNothingSent'] };

const none = { values: {} };
const ann = { values: { name: 'Ann' } };
const full = { values: { name: 'Ann', save: true, rating: '4' } };

/** What the form machine does in every state on every event. */
export const formTable = defineTable(formMachine, {
  start: { state: 'unsubmitted', context: none },
  situations: {
    untouched: { after: [], state: 'unsubmitted', context: none },
    'a name typed': { after: [changed('name', 'Ann')], state: 'unsubmitted', context: ann },
    filled: {
      after: [changed('name', 'Ann'), changed('save', true), changed('rating', '4')],
      state: 'unsubmitted',
      context: full,
    },
    'submitted empty': { after: [submitted], state: 'submitted', context: none },
    submitted: { after: [changed('name', 'Ann'), submitted], state: 'submitted', context: ann },
  },
  rows: [
    [
      'untouched',
      changed('name', 'A'),
      { state: 'unsubmitted', context: { values: { name: 'A' } } },
      'ST-FORM',
      'GEN-1',
    ],
    ['untouched', submitted, { state: 'submitted', context: none, ...announced }, 'VAL-6'],
    [
      'a name typed',
      changed('name', 'Anna'),
      { state: 'unsubmitted', context: { values: { name: 'Anna' } } },
      'ST-FORM',
    ],
    ['a name typed', changed('name', 'Ann'), nothing, 'ST-FORM'],
    [
      'a name typed',
      changed('email', 'no address'),
      { state: 'unsubmitted', context: { values: { name: 'Ann', email: 'no address' } } },
      'ST-FORM',
    ],
    [
      'a name typed',
      changed('name', ''),
      { state: 'unsubmitted', context: { values: { name: '' } } },
      'ST-FORM',
    ],
    [
      'a name typed',
      submitted,
      { state: 'submitted', context: ann, ...announced },
      'ST-FORM',
      'VAL-6',
      'GEN-1',
    ],
    [
      'filled',
      changed('save', false),
      { state: 'unsubmitted', context: { values: { name: 'Ann', save: false, rating: '4' } } },
      'ST-FORM',
    ],
    [
      'filled',
      changed('rating', '5'),
      { state: 'unsubmitted', context: { values: { name: 'Ann', save: true, rating: '5' } } },
      'ST-FORM',
    ],
    ['filled', submitted, { state: 'submitted', context: full, ...announced }, 'ST-FORM', 'VAL-6'],
    [
      'submitted empty',
      changed('name', 'A'),
      { state: 'unsubmitted', context: { values: { name: 'A' } } },
      'ST-FORM',
    ],
    [
      'submitted',
      changed('name', 'Anna'),
      { state: 'unsubmitted', context: { values: { name: 'Anna' } } },
      'ST-FORM',
    ],
    ['submitted', changed('name', 'Ann'), { state: 'unsubmitted', context: ann }, 'ST-FORM'],
    [
      'submitted',
      submitted,
      { state: 'submitted', context: ann, ...announced },
      'ST-FORM',
      'VAL-6',
    ],
  ],
});

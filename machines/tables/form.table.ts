import { formMachine } from '@machines/form.machine';
import { defineTable, nothing } from './define-table';

const changed = (field: string, value: string | boolean) => ({
  type: 'field.changed' as const,
  field,
  value,
});
const sizeOf = (value: string | boolean = '') =>
  typeof value === 'string' ? value.length : Number(value);
const submitted = { type: 'form.submitted' as const };
const announced = { actions: ['announceNothingSent'] };

const none = { values: {} };
const ann = { values: { name: 'Ann' } };
const full = { values: { name: 'Ann', save: true, rating: '4' } };

/** What the form machine does in every state on every event. */
export const formTable = defineTable(formMachine, {
  samples: {
    events: [
      changed('name', 'Ann'),
      changed('name', ''),
      changed('newsletter', true),
      changed('newsletter', false),
      submitted,
    ],
    // Entering what a field already has is no event. Of typed text, a trace has only the length.
    canHappen: ({ context: { values } }, event) =>
      event.type !== 'field.changed' || sizeOf(values[event.field]) !== sizeOf(event.value),
  },
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
    ],
    ['untouched', submitted, { state: 'submitted', context: none, ...announced }],
    [
      'a name typed',
      changed('name', 'Anna'),
      { state: 'unsubmitted', context: { values: { name: 'Anna' } } },
    ],
    ['a name typed', changed('name', 'Ann'), nothing],
    [
      'a name typed',
      changed('email', 'no address'),
      { state: 'unsubmitted', context: { values: { name: 'Ann', email: 'no address' } } },
    ],
    [
      'a name typed',
      changed('name', ''),
      { state: 'unsubmitted', context: { values: { name: '' } } },
    ],
    ['a name typed', submitted, { state: 'submitted', context: ann, ...announced }],
    [
      'filled',
      changed('save', false),
      { state: 'unsubmitted', context: { values: { name: 'Ann', save: false, rating: '4' } } },
    ],
    [
      'filled',
      changed('rating', '5'),
      { state: 'unsubmitted', context: { values: { name: 'Ann', save: true, rating: '5' } } },
    ],
    ['filled', submitted, { state: 'submitted', context: full, ...announced }],
    [
      'submitted empty',
      changed('name', 'A'),
      { state: 'unsubmitted', context: { values: { name: 'A' } } },
    ],
    [
      'submitted',
      changed('name', 'Anna'),
      { state: 'unsubmitted', context: { values: { name: 'Anna' } } },
    ],
    ['submitted', changed('name', 'Ann'), { state: 'unsubmitted', context: ann }],
    ['submitted', submitted, { state: 'submitted', context: ann, ...announced }],
  ],
});

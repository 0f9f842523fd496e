import { formMachine } from '@machines/form.machine';
import { defineTable } from './define-table';

type Values = Readonly<Record<string, string | boolean>>;

const changed = (field: string, value: string | boolean) => ({
  type: 'field.changed' as const,
  field,
  value,
});
const submitted = { type: 'form.submitted' as const };
const announced = { actions: ['announceNothingSent'] };

const holding = (result: 'unsubmitted' | 'submitted', values: Values) => ({
  state: {
    fields: Object.values(values).some(Boolean) ? ('filled' as const) : ('blank' as const),
    result,
  },
  context: { values },
});
const unsubmitted = (values: Values) => holding('unsubmitted', values);
const done = (values: Values) => holding('submitted', values);

const ann = { name: 'Ann' };
const full = { name: 'Ann', save: true, rating: '4' };

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
  },
  start: unsubmitted({}),
  situations: {
    untouched: { after: [], ...unsubmitted({}) },
    'a name typed': { after: [changed('name', 'Ann')], ...unsubmitted(ann) },
    filled: {
      after: [changed('name', 'Ann'), changed('save', true), changed('rating', '4')],
      ...unsubmitted(full),
    },
    'submitted empty': { after: [submitted], ...done({}) },
    submitted: { after: [changed('name', 'Ann'), submitted], ...done(ann) },
  },
  rows: [
    ['untouched', changed('name', 'A'), unsubmitted({ name: 'A' })],
    ['untouched', changed('save', false), unsubmitted({ save: false })],
    ['untouched', submitted, { ...done({}), ...announced }],
    ['a name typed', changed('name', 'Anna'), unsubmitted({ name: 'Anna' })],
    ['a name typed', changed('name', 'Ann'), unsubmitted(ann)],
    ['a name typed', changed('email', 'no address'), unsubmitted({ ...ann, email: 'no address' })],
    ['a name typed', changed('name', ''), unsubmitted({ name: '' })],
    ['a name typed', submitted, { ...done(ann), ...announced }],
    ['filled', changed('save', false), unsubmitted({ ...full, save: false })],
    ['filled', changed('rating', '5'), unsubmitted({ ...full, rating: '5' })],
    ['filled', submitted, { ...done(full), ...announced }],
    ['submitted empty', changed('name', 'A'), unsubmitted({ name: 'A' })],
    ['submitted', changed('name', ''), unsubmitted({ name: '' })],
    ['submitted', changed('name', 'Anna'), unsubmitted({ name: 'Anna' })],
    ['submitted', changed('name', 'Ann'), unsubmitted(ann)],
    ['submitted', submitted, { ...done(ann), ...announced }],
  ],
});

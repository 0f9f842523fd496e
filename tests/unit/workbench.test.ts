import { expect, it } from 'vitest';
import { payloads } from '@/workbench/panels/event-panel';

it('payloads are the first samples of each machine, also of event types that several have', () => {
  expect(payloads.combobox?.['text.typed']).toEqual({ text: 'guinea' });
  expect(payloads.numberField?.['text.typed']).toEqual({ text: '12', number: 12 });
  expect(payloads.coupon).toEqual({});
});

import { readPayload } from '@workbench/model/read-payload';
import { describe, expect, it } from 'vitest';
import { payloads } from '@/workbench/payloads';

describe('payloads', () => {
  it('are the first samples of each machine, also of event types that several have', () => {
    expect(payloads.combobox?.['text.typed']).toEqual({ text: 'guinea' });
    expect(payloads.numberField?.['text.typed']).toEqual({ text: '12', number: 12 });
    expect(payloads.coupon).toEqual({});
  });

  it.each([
    ['{}', {}],
    ['', expect.stringMatching(/type \{\}/)],
    [' ', expect.stringMatching(/type \{\}/)],
    ['{"a":1}', { a: 1 }],
    ['{"a":', 'Not valid JSON.'],
    ['[1]', expect.stringMatching(/^Not an object/)],
    ['null', expect.stringMatching(/^Not an object/)],
    ['7', expect.stringMatching(/^Not an object/)],
  ])('%j is read as %j', (text, expected) => {
    expect(readPayload(text)).toEqual(expected);
  });
});

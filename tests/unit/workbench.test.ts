import { machines } from '@machines/tables';
import { readPayload } from '@workbench/model/read-payload';
import { describe, expect, it } from 'vitest';
import { payloads } from '@/workbench/payloads';

const all = Object.values(machines);

describe('payloads', () => {
  it('belong to existing events', () => {
    const events = new Set(all.flatMap((machine): string[] => machine.events));
    expect(Object.keys(payloads).filter((type) => !events.has(type))).toEqual([]);
  });

  it.each([
    ['', {}],
    ['{"a":1}', { a: 1 }],
    ['{"a":', 'Not valid JSON.'],
    ['[1]', 'Not an object.'],
    ['null', 'Not an object.'],
    ['7', 'Not an object.'],
  ])('%j is read as %j', (text, expected) => {
    expect(readPayload(text)).toEqual(expected);
  });
});

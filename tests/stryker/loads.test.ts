import { expect, test } from 'vitest';

/** A test file that can't import what it tests has no tests, which the runner takes for success. */
test.each(Object.entries(import.meta.glob<object>('../../machines/*.machine.ts')))(
  '%s can be imported',
  async (_, load) => {
    expect(Object.keys(await load())).not.toEqual([]);
  },
);

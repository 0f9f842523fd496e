import { expect, test } from 'vitest';

const modules = import.meta.glob<object>([
  '../../machines/*.machine.ts',
  '../../src/{payroll,lib}/*.ts',
  // Calculates when it is imported.
  '../../src/content/first-draw.excerpt.ts',
]);

/** A test file whose imports fail has no tests, which StrykerJS takes for success. */
test.each(Object.entries(modules))('%s can be imported', async (_, load) => {
  expect(await load()).toBeTypeOf('object');
});

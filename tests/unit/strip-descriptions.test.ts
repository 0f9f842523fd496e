import { expect, it } from 'vitest';
import { stripMachine } from '../../plugins/strip-descriptions';

it('keeps states, events and context named like documentation', () => {
  const source = `setup({ types: {} as { x: 1 }, actions: { meta: () => 'description' } }).createMachine({
    description: 'A',
    context: { description: 'kept', meta: 1 },
    states: { description: { description: 'C' }, meta: { on: { go: [{ target: 'a', description: 'B' }] } } },
  });`;
  const code = stripMachine(source).replace(/\s+/g, ' ');
  expect(code).toBe(
    "setup({ actions: { meta: () => 'description' } }).createMachine({ context: { description: 'kept', meta: 1 }, states: { description: { }, meta: { on: { go: [{ target: 'a', }] } } }, });",
  );
});

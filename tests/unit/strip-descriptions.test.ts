import { readdirSync } from 'node:fs';
import { runnerImport } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { stripDescriptions, stripMachine } from '../../deploy/build/strip-descriptions';

type Registry = Record<string, AnyStateMachine>;

const files = readdirSync('machines').filter((name) => name.endsWith('.machine.ts'));

/** Imports the machines with these Vite plugins, by the name of their file. */
async function read(plugins: ReturnType<typeof stripDescriptions>[]): Promise<Registry> {
  const modules = files.map(async (file) => {
    const options = { configFile: false, plugins } as const;
    const { module } = await runnerImport<Registry>(`./machines/${file}`, options);
    const [, machine] = Object.entries(module).find(([name]) => name.endsWith('Machine')) ?? [];
    return [file, machine] as const;
  });
  return Object.fromEntries(await Promise.all(modules)) as Registry;
}

/**
 * A configuration as plain data: functions become their source, and documentation can be omitted.
 */
function dataOf(value: unknown, isDocumented: boolean, holder = ''): unknown {
  if (typeof value === 'function') return String(value);
  if (Array.isArray(value)) return value.map((one) => dataOf(one, isDocumented, holder));
  if (typeof value !== 'object' || value === null) return value;
  const isKept = (key: string) =>
    isDocumented || holder === 'states' || !['description', 'meta'].includes(key);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isKept(key))
      .map(([key, part]) => [key, dataOf(part, isDocumented, key)]),
  );
}

describe('machines in the site’s bundles', () => {
  let stripped: Registry;
  let full: Registry;
  beforeAll(async () => {
    [stripped, full] = [await read([stripDescriptions()]), await read([])];
  });

  it.each(files)('%s is the same except for its documentation', (name) => {
    const [mine, whole] = [stripped[name], full[name]];
    expect(mine?.config).not.toEqual(whole?.config);
    expect(dataOf(mine?.config, true)).toEqual(dataOf(whole?.config, false));
    expect(dataOf(mine?.implementations, true)).toEqual(dataOf(whole?.implementations, true));
  });
});

it('keeps states, events and context named like documentation', () => {
  const source = `setup({ types: {} as { x: 1 }, actions: { meta: () => 'description' } }).createMachine({
    description: 'A',
    context: { description: 'kept', meta: 1 },
    states: { description: { meta: { clauses: ['X-1'] } }, meta: { on: { go: [{ target: 'a', description: 'B' }] } } },
  });`;
  const code = stripMachine(source).replace(/\s+/g, ' ');
  expect(code).toBe(
    "setup({ actions: { meta: () => 'description' } }).createMachine({ context: { description: 'kept', meta: 1 }, states: { description: { }, meta: { on: { go: [{ target: 'a', }] } } }, });",
  );
});

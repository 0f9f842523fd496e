import { tables } from '@machines/tables';
import { afterAll, expect, test } from 'vitest';
import { walk } from '../support/graph-paths';

const all = Object.values(tables);
const counts: Record<string, object> = {};
afterAll(() => console.table(counts));

test.each(all)(
  'paths of $machine.id reach every state and take every transition',
  ({ machine, input, samples }) => {
    const { unreached, untaken, ...count } = walk(machine, { input, ...samples });
    counts[machine.id] = count;
    expect({ unreached, untaken }).toEqual({ unreached: [], untaken: [] });
    expect(count.transitions).toBeGreaterThan(0);
  },
);

test.each(all)(
  'the sample events of $machine.id cover exactly its event types',
  ({ machine, samples }) => {
    const types = samples.events.map(({ type }) => type);
    expect([...new Set(types)].sort()).toEqual([...machine.events].sort());
  },
);

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cartMachine } from '@machines/cart.machine';
import * as registry from '@machines/index';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { createRecorder } from '@/tracing/record-trace';
import { parseTrace, replayTrace } from '@/tracing/replay-trace';
import type { Trace } from '@/tracing/trace';
import { isNightly } from '../support/nightly';
import { tables } from '../tables';
import { checkAgainstTables } from '../traces/check-against-tables';

const machines: Record<string, AnyStateMachine> = Object.fromEntries(
  Object.values(registry).map((machine) => [machine.id, machine]),
);
const folder = 'tests/traces';
const golden = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (name: string) => parseTrace(readFileSync(join(folder, name), 'utf8'));

/** A recorded cart into which `adds` pieces went, one at a time. */
function recordCart(adds: number): Trace {
  const { trace, watch } = createRecorder();
  const actor = createActor(cartMachine, { inspect: watch });
  actor.start();
  for (let index = 0; index < adds; index += 1) {
    const id = `course-${index % 7}`;
    actor.send({ type: 'item.added', item: { id, name: id, price: 402.1, qty: 1 } });
  }
  return trace;
}

it('there are golden traces, which between them run every machine', () => {
  const run = new Set(golden.flatMap((name) => read(name).steps.map(({ machine }) => machine)));
  expect(run.size).toBe(Object.keys(machines).length);
});

it.each(golden)('%s is what the statecharts and their tables have today', (name) => {
  expect(replayTrace(read(name), machines)).toBeNull();
  expect(checkAgainstTables(read(name), tables)).toBeNull();
});

describe('a recording', () => {
  it('has each step: where from, where to, what changed, and why', () => {
    const steps = recordCart(1).steps.map(({ time, ...step }) => step);
    const item = { id: 'course-0', name: 'course-0', price: 402.1, qty: 1 };
    expect(steps).toEqual([
      {
        actor: 'cart 1',
        machine: 'cart',
        event: { type: 'xstate.init' },
        from: null,
        to: 'empty',
        changed: {
          cartItems: [],
          itemPrice: 0,
          shippingPrice: 50,
          taxPrice: 0,
          totalPrice: 0,
          vat: 0,
        },
        clauses: [],
      },
      {
        actor: 'cart 1',
        machine: 'cart',
        event: { type: 'item.added', item },
        from: 'empty',
        to: 'filled',
        changed: { cartItems: [item], itemPrice: 402.1 },
        clauses: ['ST-CART-1', 'ST-CART-5', 'ST-CART-7'],
      },
    ]);
  });
});

describe('a replay', () => {
  it('names the step at which a broken machine goes another way', () => {
    const broken = cartMachine.provide({ actions: { recalculate: () => {} } });
    const difference = replayTrace(recordCart(3), { ...machines, cart: broken });
    expect(difference?.number).toBe(2);
    expect(difference?.expected.changed).toMatchObject({ itemPrice: 402.1 });
    expect(difference?.got.changed).not.toHaveProperty('itemPrice');
    expect(difference?.step.clauses).toContain('ST-CART-5');
  });

  it('names a step that was changed by hand', () => {
    const trace = recordCart(9);
    const step = trace.steps[6];
    if (step) step.changed.itemPrice = 1;
    expect(replayTrace(trace, machines)?.number).toBe(7);
  });

  it.runIf(isNightly)('takes 100,000 steps', { timeout: 60_000 }, () => {
    const trace = parseTrace(JSON.stringify(recordCart(100_000)));
    expect(replayTrace(trace, machines)).toBeNull();
    expect(checkAgainstTables(trace, tables)).toBeNull();
  });
});

describe('a check against the tables', () => {
  it('names a step that the machine and the trace agree on, but no row', () => {
    const trace = recordCart(9);
    const step = trace.steps[6];
    if (step) step.to = 'empty';
    expect(checkAgainstTables(trace, tables)).toMatchObject({
      number: 7,
      allowed: ['"filled"', '"filled", nothing changed'],
      clauses: expect.arrayContaining(['ST-CART-1']),
    });
  });

  it('names a step that changed something where every row does nothing', () => {
    const trace = recordCart(0);
    const step = {
      time: 0,
      actor: 'cart 1',
      machine: 'cart',
      event: { type: 'item.decremented', id: 'course-1' },
      from: 'empty',
      to: 'empty',
      changed: {},
      clauses: [],
    };
    trace.steps.push(step, { ...step, changed: { itemPrice: 1 } });
    expect(checkAgainstTables(trace, tables)?.number).toBe(3);
  });
});

describe('npm run trace', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'traces-'));
  const run = (content?: string) => {
    const file = join(scratch, 'trace.json');
    if (content !== undefined) writeFileSync(file, content);
    const name = content === undefined ? join(scratch, 'missing.json') : file;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/traces/check-trace.ts', name],
      { encoding: 'utf8' },
    );
    return { status, stdout, stderr };
  };

  it('exits with 0 for a trace that the statecharts can repeat', () => {
    const { status, stdout } = run(JSON.stringify(recordCart(2)));
    expect(stdout).toContain('3 steps, all as the statecharts and their tables have them');
    expect(status).toBe(0);
  });

  it('exits with 1 and the first step that differs, with its clause', () => {
    const trace = recordCart(2);
    const step = trace.steps[1];
    if (step) step.to = 'empty';
    const { status, stdout } = run(JSON.stringify(trace));
    expect(stdout).toContain('Step 2 differs: cart 1, {"type":"item.added"');
    expect(stdout).toContain('expected: "empty" → "empty"');
    expect(stdout).toContain('got:      "empty" → "filled"');
    expect(stdout).toContain('ST-CART-7: The cart is empty or filled');
    expect(status).toBe(1);
  });

  it.each([
    ['no file', undefined, 'ENOENT'],
    ['an empty file', '', 'This is no JSON.'],
    ['half a file', '{"format":"accupay trace 1","steps":[', 'This is no JSON.'],
    ['a foreign file', '{"log":{"version":"1.2"}}', 'This is no trace'],
    ['null', 'null', 'This is no trace'],
    ['a step that is none', '{"format":"accupay trace 1","steps":[7]}', 'Step 1 of the trace'],
    [
      'a machine that is none',
      JSON.stringify(recordCart(1)).replaceAll('"machine":"cart"', '"machine":"toString"'),
      'there is no machine toString',
    ],
    [
      'an actor that has not started',
      JSON.stringify({ ...recordCart(1), steps: recordCart(1).steps.slice(1) }),
      'cart 1 has not started',
    ],
  ])('exits with 2 and a reason for %s', (_, content, reason) => {
    const { status, stdout, stderr } = run(content);
    expect(stderr).toContain(reason);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });
});

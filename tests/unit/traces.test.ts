import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cartMachine } from '@machines/cart.machine';
import { countCoverage } from '@workbench/judge/coverage';
import { judgeTrace, type Oracle } from '@workbench/judge/judge';
import { cameWords, expectedWords } from '@workbench/judge/verdict';
import type { Trace } from '@workbench/model/trace';
import { checkActors, parseTrace } from '@workbench/recorder/parse-trace';
import { createRecorder } from '@workbench/recorder/record-trace';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { isNightly } from '../support/nightly';
import { oracle } from '../traces/oracle';

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

/** The steps that depart, counted from 1, with what was expected and what came. */
const departuresOf = (trace: Trace, judgedBy: Oracle = oracle) =>
  judgeTrace(trace, judgedBy).flatMap((step, index) =>
    step.verdict.kind === 'departs'
      ? [
          {
            number: index + 1,
            reason: step.verdict.reason,
            expected: expectedWords(step.verdict),
            came: cameWords(step),
            clauses: step.verdict.clauses,
          },
        ]
      : [],
  );

it('golden traces run every machine: else visit it in record-visit.ts, and npm run trace:record', () => {
  const run = new Set(golden.flatMap((name) => read(name).steps.map(({ machine }) => machine)));
  expect([...run].sort()).toEqual(Object.keys(oracle.machines).sort());
});

it.each(golden)('%s is what the statecharts and their tables have today', (name) => {
  checkActors(read(name), oracle.machines);
  expect(departuresOf(read(name))).toEqual([]);
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

describe('a judgement', () => {
  it('names each step at which a broken chart goes another way, and its clauses', () => {
    const recalculate = { actions: { recalculate: () => {} } };
    const broken = { ...oracle.machines, cart: cartMachine.provide(recalculate) };
    const [first, ...others] = departuresOf(recordCart(3), { ...oracle, machines: broken });
    expect(first).toMatchObject({ number: 2, reason: 'chart' });
    expect(first?.expected).not.toContain('itemPrice');
    expect(first?.came).toContain('itemPrice 0 → 402.1');
    expect(first?.clauses).toContain('ST-CART-5');
    expect(others.map(({ number }) => number)).toEqual([3, 4]);
  });

  it('names a step that was changed by hand', () => {
    const trace = recordCart(9);
    const step = trace.steps[6];
    if (step) step.changed.itemPrice = 1;
    expect(departuresOf(trace)).toMatchObject([
      { number: 7, expected: expect.stringContaining('itemPrice 2010.5 → 2412.6') },
    ]);
  });

  it('names a step that begins where the last one did not end', () => {
    const trace = recordCart(9);
    const step = trace.steps[6];
    if (step) step.to = 'empty';
    expect(departuresOf(trace).map(({ number, reason }) => [number, reason])).toEqual([
      [7, 'chart'],
      [8, 'gap'],
    ]);
  });

  it('names a step that chart and trace agree on, but no row', () => {
    const { cart } = oracle.tables ?? {};
    if (!cart) throw new Error('no table');
    const rows = cart.rows.filter(([, { type }]) => type !== 'item.added');
    const departures = departuresOf(recordCart(1), {
      ...oracle,
      tables: { ...oracle.tables, cart: { ...cart, rows } },
    });
    expect(departures).toMatchObject([
      { number: 2, reason: 'row', expected: 'no such event in that state' },
    ]);
  });

  it('names a step that changed something where every row does nothing', () => {
    const { cart } = oracle.tables ?? {};
    if (!cart) throw new Error('no table');
    const rows = cart.rows.map((row) =>
      cart.situations[row[0]]?.state === 'empty'
        ? ([row[0], row[1], 'nothing', 'ST-CART-1'] as const)
        : row,
    );
    const departures = departuresOf(recordCart(1), {
      ...oracle,
      tables: { ...oracle.tables, cart: { ...cart, rows } },
    });
    expect(departures).toMatchObject([
      { number: 2, expected: expect.stringMatching(/^nothing, as rows 1, /) },
    ]);
  });

  it.runIf(isNightly)('takes 100,000 steps', { timeout: 60_000 }, () => {
    const trace = parseTrace(JSON.stringify(recordCart(100_000)));
    expect(departuresOf(trace)).toEqual([]);
  });
});

describe('npm run trace', { timeout: 30_000 }, () => {
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
    expect(stdout).toContain('trace.json, step 2 departs: cart 1, {"type":"item.added"');
    expect(stdout).toMatch(/expected: filled; cartItems\[0\] none → id “course-0”/);
    expect(stdout).toContain('got:      empty; cartItems[0] none');
    expect(stdout).toContain('ST-CART-7: The cart is empty or filled');
    expect(status).toBe(1);
  });

  it('counts states and transitions as the workbench does', () => {
    const scratchFile = join(scratch, 'counted.json');
    writeFileSync(scratchFile, JSON.stringify(recordCart(3)));
    const { stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/traces/check-trace.ts', scratchFile, '--coverage'],
      { encoding: 'utf8' },
    );
    const counts = countCoverage(judgeTrace(recordCart(3), oracle));
    expect(Object.fromEntries(counts)).toEqual({
      cart: 1,
      'cart.empty': 1,
      'cart.empty#item.added#0': 1,
      'cart.filled': 1,
      'cart.filled#item.added#0': 2,
    });
    for (const [id, count] of counts) expect(stdout).toContain(`${count}  ${id}\n`);
  });

  it.each([
    ['no file', undefined, 'ENOENT'],
    ['an empty file', '', 'This is no JSON.'],
    ['half a file', '{"format":"accupay trace 1","steps":[', 'This is no JSON.'],
    ['a foreign file', '{"log":{"version":"1.2"}}', 'This is no trace'],
    ['null', 'null', 'This is no trace'],
    [
      'a state that is none',
      JSON.stringify(recordCart(1)).replaceAll('"to":"filled"', '"to":"full"'),
      'cart has no state "full"',
    ],
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

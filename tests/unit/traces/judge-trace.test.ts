import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cartTable } from '@machines/tables/cart.table';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { judgeTrace } from '@/workbench/judge/judge';
import type { Oracle } from '@/workbench/judge/oracle';
import { actualWords, expectedWords } from '@/workbench/judge/verdict';
import { isStop, type Trace } from '@/workbench/model/trace';
import { checkActors, parseTrace } from '@/workbench/recorder/read-trace';
import { aliveActors, rebuildSnapshots } from '@/workbench/restart/rebuild-snapshot';
import { recordCart } from '../../support/record-cart';
import { oracle } from '../../traces/oracle';

const folder = 'tests/traces';
const golden = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (name: string) => parseTrace(readFileSync(join(folder, name), 'utf8'));

/** The departing steps, numbered from 1, with expected and actual. */
const departuresOf = (trace: Trace, judgedBy: Oracle = oracle) =>
  judgeTrace(trace, judgedBy).flatMap((step, index) =>
    step.verdict.kind === 'departs'
      ? [
          {
            number: index + 1,
            reason: step.verdict.reason,
            expected: expectedWords(step.verdict),
            actual: actualWords(step.verdict),
            clauses: step.verdict.clauses,
          },
        ]
      : [],
  );

it('golden traces include every machine (see record-visit.ts and npm run trace:record)', () => {
  const run = new Set(golden.flatMap((name) => read(name).steps.map(({ machine }) => machine)));
  expect([...run].sort()).toEqual(Object.keys(oracle.machines).sort());
});

it.each(golden)('%s conforms to the statecharts and their tables', (name) => {
  checkActors(read(name), oracle.machines);
  expect(departuresOf(read(name))).toEqual([]);
});

// Actions of an actor that is stopped are not judged, since a stop is not an event of its chart.
it.each(golden)('%s departs at each step that lacks an action', (name) => {
  const trace = read(name);
  expect(trace.steps.filter(({ actions }) => actions === undefined)).toEqual([]);
  const active = trace.steps.flatMap((step, index) =>
    step.actions?.[0] && !isStop(step) ? [index + 1] : [],
  );
  expect(active.length).toBeGreaterThan(0);
  const steps = trace.steps.map((step) => ({ ...step, actions: step.actions?.slice(1) ?? [] }));
  expect(departuresOf({ ...trace, steps }).map(({ number }) => number)).toEqual(active);
});

it('a page that loads exercises no clause of a page that does not (ERR-3)', () => {
  const steps = judgeTrace(read('visit.json'), oracle);
  const loading = steps.filter(({ machine }) => machine === 'navigation');
  expect(loading.some(({ event }) => event.type === 'xstate.done.actor.loadPage')).toBe(true);
  expect(loading.some(({ event }) => event.type.startsWith('xstate.error'))).toBe(false);
  expect(steps.flatMap(({ exercised }) => exercised)).not.toContain('ERR-3');
});

describe('the golden visit', () => {
  const trace = parseTrace(readFileSync('tests/traces/visit.json', 'utf8'));
  const steps = judgeTrace(trace, oracle);

  it('has a snapshot after every step that matches the recording', () => {
    const strays: string[] = [];
    let checked = 0;
    for (const [at, step] of steps.entries()) {
      const [alive] = aliveActors(steps.slice(0, at + 1), [], at).filter(
        ({ name }) => name === step.actor,
      );
      if (!alive) continue;
      checked += 1;
      const [rebuilt] = rebuildSnapshots(oracle, [alive]);
      const machine = oracle.machines[step.machine] as AnyStateMachine;
      const stood = createActor(machine, { snapshot: rebuilt?.snapshot as never }).getSnapshot();
      const isSame =
        JSON.stringify(stood.value) === JSON.stringify(step.to) &&
        JSON.stringify(stood.context) === JSON.stringify(step.context);
      if (!isSame || stood.status !== 'active') strays.push(`step ${at + 1}: ${step.actor}`);
    }
    expect(strays).toEqual([]);
    expect(checked).toBe(steps.filter(({ kind }) => kind !== 'stopped').length);
  });

  it('has snapshots of all alive actors after every step', () => {
    for (const at of steps.keys()) {
      const alive = aliveActors(steps, trace.actors ?? [], at);
      const names = alive.map(({ name }) => name);
      const apart = alive.filter(({ id, parent = '' }) => id || !names.includes(parent));
      expect(rebuildSnapshots(oracle, alive)).toHaveLength(apart.length);
    }
  });
});

describe('judging a trace', () => {
  it('reports a step that was edited by hand', () => {
    const trace = recordCart(9);
    const step = trace.steps[6];
    if (step) step.changed.itemPrice = 1;
    expect(departuresOf(trace)).toMatchObject([
      { number: 7, expected: 'itemPrice 2010.5 → 2412.6', actual: 'itemPrice 2010.5 → 1' },
    ]);
  });

  it('reports a step that does not begin in the state of the previous one', () => {
    const trace = recordCart(9);
    const step = trace.steps[6];
    if (step) step.to = 'empty';
    expect(departuresOf(trace).map(({ number, reason }) => [number, reason])).toEqual([
      [7, 'chart'],
      [8, 'gap'],
    ]);
  });

  it('reports a step that conforms to the chart, but to no row of the table', () => {
    const rows = cartTable.rows.filter(([, { type }]) => type !== 'item.added');
    const tables = { cart: { ...cartTable, rows } };
    expect(departuresOf(recordCart(1), { ...oracle, tables })).toMatchObject([
      { number: 2, reason: 'row', expected: 'no row for this event in this state' },
    ]);
  });
});

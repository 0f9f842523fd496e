import { readdirSync, readFileSync } from 'node:fs';
import { optimize } from 'svgo';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import payChart from '@/sections/home/pay-chart.json';
import { describeMachine } from '@/workbench/model/describe-machine';
import { nodesOf } from '@/workbench/model/state-nodes';
import { testsByClause } from '@/workbench/tests-by-clause';
import { idsIn } from '../../scripts/docs/chart-shapes';
import { mentionsIn, readClauses } from '../../scripts/docs/clauses';
import { readLicenses } from '../../scripts/docs/read-licenses';
import { writeLicenses } from '../../scripts/docs/write-licenses';
import { writeStatecharts } from '../../scripts/docs/write-statecharts';
import { oracle } from '../traces/oracle';

const all = Object.values(oracle.machines);
const ids = readClauses().map(({ id }) => id);
const steps = all.flatMap(describeMachine);
const carried = new Set(steps.flatMap((step) => step.clauses));

describe('the specification', () => {
  it('has no duplicate clause', () => {
    expect(ids.length).toBeGreaterThan(80);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has a transition for each clause about states', () => {
    const stateful = ids.filter((id) => id.startsWith('ST-') || id === 'VAL-1');
    expect(stateful.length).toBeGreaterThan(15);
    expect(stateful.filter((id) => !carried.has(id))).toEqual([]);
  });
});

describe('the generated files are up to date, or npm run statecharts updates them', () => {
  it('statecharts.md', () => {
    expect(readFileSync('docs/statecharts.md', 'utf8')).toBe(writeStatecharts(all));
  });

  it('the charts in statecharts.md', () => {
    const names = all.map(({ id }) => `${id}.svg`);
    expect(readdirSync('docs/statecharts').sort()).toEqual(names.sort());
    for (const machine of all) {
      const path = `docs/statecharts/${machine.id}.svg`;
      const file = readFileSync(path, 'utf8');
      const drawn = [...file.matchAll(/data-id="([^"]+)"/g)].map(([, id = '']) => id);
      const parts = [...nodesOf(machine), ...describeMachine(machine)].map(({ id }) => id);
      expect(drawn.map((id) => id.replaceAll('&amp;', '&')).sort()).toEqual(parts.sort());
      // Throws if the file is not well-formed XML.
      optimize(file, { path, plugins: [] });
    }
  });

  it('the chart on the home page', () => {
    const machine = oracle.machines[payChart.id] as AnyStateMachine;
    const parts = [...nodesOf(machine), ...describeMachine(machine)].map(({ id }) => id);
    expect(idsIn(payChart)).toEqual(parts);
  });

  it('conformance.md', () => {
    const listed = testsByClause(readFileSync('docs/conformance.md', 'utf8'));
    expect(Object.keys(listed)).toEqual(ids);
    for (const id of ids) {
      const named = mentionsIn(['tests'], id).filter(({ count }) => count > 0);
      const files = named.map(({ file }) => file.replace('tests/', ''));
      expect(listed[id]?.length, `${id}: a test names it`).toBeGreaterThan(0);
      expect(files, `${id}: the tests that are listed`).toEqual(
        expect.arrayContaining(listed[id] ?? []),
      );
    }
  });
});

/** Licenses that only require attribution. */
const permissive = /^(MIT|ISC|Apache-2\.0|0BSD|BSD-[23]-Clause|OFL-1\.1|Unlicense)$/;

describe('the licenses', () => {
  const packages = readLicenses();

  it('are listed (npm run licenses updates the list)', () => {
    const listed = readFileSync('docs/licenses.md', 'utf8').split('\n');
    const actual = writeLicenses(packages).split('\n');
    const without = (lines: string[], others: string[]) =>
      lines.filter((line) => !others.includes(line));
    expect({
      missing: without(actual, listed),
      outdated: without(listed, actual),
    }).toEqual({ missing: [], outdated: [] });
    expect(listed.length).toBe(actual.length);
  });

  it('are stated by every package', () => {
    expect(packages.length).toBeGreaterThan(300);
    expect(packages.filter(({ license }) => license === 'not stated')).toEqual([]);
  });

  it('of the site’s dependencies are permissive', () => {
    const used = packages.filter(({ isDev }) => !isDev);
    expect(used.map(({ name }) => name)).toContain('react-dom');
    expect(used.filter(({ license }) => !permissive.test(license))).toEqual([]);
  });
});

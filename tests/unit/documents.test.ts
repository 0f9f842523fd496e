import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { optimize } from 'svgo';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import payChart from '@/sections/home/pay-chart.json';
import { testsByClause } from '@/workbench/model/clauses';
import { describeMachine } from '@/workbench/model/describe-machine';
import { nodesOf } from '@/workbench/model/parts';
import { idsIn } from '../../scripts/docs/charts';
import { namesClause, readClauses } from '../../scripts/docs/clauses';
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
      expect(listed[id]?.length, `${id}: a test names it`).toBeGreaterThan(0);
      for (const file of listed[id] ?? []) {
        const text = readFileSync(`tests/${file}`, 'utf8');
        expect(namesClause(text, id), `${file} names ${id}`).toBe(true);
      }
    }
  });
});

it('the pages of the documentation name files that exist', () => {
  const isWritten = (name: string) => name.endsWith('.md') && name !== 'conformance.md';
  const pages = readdirSync('docs').filter(isWritten);
  const texts = ['README.md', 'CONTRIBUTING.md', ...pages.map((name) => `docs/${name}`)].map(
    (page) => [page, readFileSync(page, 'utf8')] as const,
  );
  const named = texts.flatMap(([page, text]) =>
    [...text.matchAll(/`((?:src|tests|machines|plugins|server|scripts|docs)\/[\w./-]+)`/g)].map(
      ([, file = '']) => [page, file] as const,
    ),
  );
  const isExample = (file: string) => /my-thing|careers-page|service-charge/.test(file);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(([, file]) => !isExample(file) && !existsSync(file))).toEqual([]);
});

/** Licenses that only require attribution. */
const permissive = /^(MIT|ISC|Apache-2\.0|0BSD|BSD-[23]-Clause|OFL-1\.1|Unlicense)$/;

type Locked = { license?: string; dev?: boolean; devOptional?: boolean };

it('the packages that the site ships have permissive licenses', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { '': _, ...packages }: Record<string, Locked> = lock.packages;
  const used = Object.entries(packages).filter(([, { dev, devOptional }]) => !dev && !devOptional);
  expect(used.map(([folder]) => folder)).toContain('node_modules/react-dom');
  expect(used.filter(([, { license = '' }]) => !permissive.test(license))).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { findRoute } from '@/lib/find-route';
import { parseClauses, readClauses } from '../../scripts/docs/clauses';
import { writeConformance } from '../../scripts/docs/conformance';
import type { RunTest } from '../../scripts/docs/verdicts';
import { machinePages, writeVerdicts } from '../../scripts/docs/verdicts';
import { oracle } from '../traces/oracle';

const lamp = setup({ guards: { isDark: () => true } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: {
      description: '(ST-LAMP)',
      on: { pressed: [{ guard: 'isDark', target: 'on', description: '(ST-LAMP)' }] },
    },
    on: { on: { pressed: { target: 'off', description: '(ST-LAMP)' } } },
  },
});

const clauses = parseClauses(
  [
    '- **ST-LAMP** Given: on and off. Decided: dark at first.',
    '- **HOME-2** Added: only in the dark.',
  ].join('\n'),
);

const tests = [
  { file: 'site/press.test.ts', name: 'a press lights it (ST-LAMP)' },
  { file: 'site/press.test.ts', name: 'pages > two presses (HOME-1 to HOME-3)' },
  { file: 'unit/once.test.ts', name: 'once (HOME-2)' },
  { file: 'unit/once.test.ts', name: 'twice (HOME-2, HOME-20)' },
];

describe('the conformance', () => {
  const sections = [{ title: 'LAMP: a lamp', clauses }];
  const written = writeConformance({ sections, machines: [lamp], tests });

  it('has what carries a clause, and the tests that name it', () => {
    expect(written.split('\n').slice(-3, -1)).toEqual([
      '| ST-LAMP | given, decided | **lamp**: off `pressed`; on `pressed`; 1 state | `site/press.test.ts` 1 |',
      '| HOME-2 | added |  | `site/press.test.ts` 1, `unit/once.test.ts` 2 |',
    ]);
  });

  it('stops at a clause that no test names', () => {
    expect(() => writeConformance({ sections, machines: [lamp], tests: tests.slice(1) })).toThrow(
      'No test names ST-LAMP',
    );
  });
});

const run = { commit: 'c0ffee1', engine: 'Chromium 1.2', when: new Date('2030-01-02T03:04:05Z') };

describe('the verdicts', () => {
  const judge = (...statuses: readonly RunTest['status'][]) =>
    writeVerdicts({
      ...run,
      clauses,
      charts: { machines: { lamp } },
      pages: { lamp: '/lamp' },
      tests: statuses.map((status) => ({ file: 'a.test.ts', name: 'it (ST-LAMP)', status })),
    });

  it.each([
    ['passed', ['passed', 'skipped']],
    ['failed', ['passed', 'failed']],
    ['not run', ['skipped']],
  ] as const)('are “%s” after %j', (verdict, statuses) => {
    expect(judge(...statuses).clauses[0]?.verdict).toBe(verdict);
  });
});

describe('each clause of the specification', () => {
  const all = writeVerdicts({
    ...run,
    clauses: readClauses(),
    charts: oracle,
    pages: machinePages,
    tests: [],
  }).clauses;

  it.each(all)('$id links to a page that there is', ({ id, links }) => {
    const isUnknown = findRoute(links.page).route.path === '/not-found';
    expect(isUnknown).toBe(links.page === '/not-found');
    if (isUnknown) expect(['RT-6', 'ERR-1']).toContain(id);
  });
});

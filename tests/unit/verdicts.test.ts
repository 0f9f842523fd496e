import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { findRoute } from '@/lib/find-route';
import { readLink } from '@/workbench/link';
import { clausesOf } from '@/workbench/model/clauses-at';
import { describeMachine } from '@/workbench/model/describe-machine';
import { nodesOf } from '@/workbench/model/state-nodes';
import { parseClauses, readClauses } from '../../scripts/docs/clauses';
import {
  type JudgedMutant,
  type MutantVerdict,
  saveVerdicts,
  writeVerdicts,
} from '../../scripts/docs/verdicts';
import { walks } from '../support/site-walks';
import { oracle } from '../traces/oracle';

const pages = Object.fromEntries(
  Object.entries(walks).map(([machine, { path }]) => [machine, path]),
);

const run = { commit: 'c0ffee1', engine: 'Chromium 1.2', when: new Date('2030-01-02T03:04:05Z') };

describe('the verdicts', () => {
  const lamp = setup({}).createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { pressed: { target: 'on', description: '(ST-LAMP)' } } },
      on: {},
    },
  });
  const specification = [
    '- **ST-LAMP** Given: on and off. Decided: off at first.',
    '- **HOME-1** Given: warm. Read by people: how warm it looks.',
    '- **HOME-2** Given: cheap.',
  ].join('\n');
  const by = { test: 'a press lights it (ST-LAMP)', file: 'tests/site/press.test.ts' };
  const killed: MutantVerdict = { verdict: 'killed', by };
  const mutant = (clause: string, why: string, verdict: MutantVerdict): JudgedMutant => ({
    clause,
    file: 'lamp.ts',
    why,
    ...verdict,
  });
  const judge = (...mutants: readonly JudgedMutant[]) =>
    writeVerdicts({
      ...run,
      clauses: parseClauses(specification),
      oracle: { machines: { lamp } },
      pages: { lamp: '/lamp' },
      mutants,
    });
  const verdictWith = (...verdicts: readonly MutantVerdict[]) =>
    judge(...verdicts.map((verdict, at) => mutant('ST-LAMP', `no. ${at}`, verdict))).clauses[0]
      ?.verdict;

  it('are saved as JSON', () => {
    const verdicts = judge(mutant('ST-LAMP', 'no light', killed));
    const folder = mkdtempSync(join(tmpdir(), 'verdicts-'));
    const file = saveVerdicts(verdicts, join(folder, 'reports', 'conformance.json'));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(verdicts);
    rmSync(folder, { recursive: true });
    expect(verdicts).toMatchObject({
      format: 'conformance 1',
      commit: 'c0ffee1',
      engine: 'Chromium 1.2',
      when: '2030-01-02T03:04:05.000Z',
    });
    expect(verdicts.clauses[0]).toEqual({
      id: 'ST-LAMP',
      origins: ['given', 'decided'],
      text: 'Given: on and off. Decided: off at first.',
      verdict: 'proven',
      machines: [
        { machine: 'lamp', states: [], transitions: [{ source: 'off', event: 'pressed' }] },
      ],
      mutants: [{ file: 'lamp.ts', why: 'no light', verdict: 'killed', by }],
      links: {
        page: '/lamp',
        workbench:
          '/statecharts#machine=lamp&selected=lamp.off%23pressed%230&panel=clauses&clause=ST-LAMP',
      },
    });
  });

  it('say whether tests prove a clause', () => {
    expect(verdictWith(killed, killed)).toBe('proven');
    expect(verdictWith(killed, { verdict: 'not run' }, { verdict: 'survived' })).toBe('survived');
    expect(verdictWith(killed, { verdict: 'not run' })).toBe('not run');
    expect(judge().clauses.map(({ verdict }) => verdict)).toEqual([
      'no mutant',
      'read by people',
      'no mutant',
    ]);
  });

  it('link a clause that no machine carries to its page and to the ledger', () => {
    expect(judge().clauses[2]?.links).toEqual({
      page: '/',
      workbench: '/statecharts#panel=clauses&clause=HOME-2',
    });
  });
});

describe('each clause of the specification', () => {
  const { clauses } = writeVerdicts({
    ...run,
    clauses: readClauses(),
    oracle,
    pages,
    mutants: [],
  });

  it.each(clauses)('$id links to a page that there is', ({ id, links }) => {
    const isUnknown = findRoute(links.page).route.path === '/not-found';
    expect(isUnknown).toBe(links.page === '/not-found');
    if (isUnknown) expect(['RT-6', 'ERR-1']).toContain(id);
  });

  it.each(clauses)('$id links to itself in the workbench', ({ id, machines, links }) => {
    const { machine: home, selected, ...link } = readLink(links.workbench.replace(/^[^#]*/, ''));
    expect(link).toMatchObject({ panel: 'clauses', clause: id });
    expect(home === undefined).toBe(machines.length === 0);
    const machine = oracle.machines[home ?? ''];
    const parts = machine ? [...nodesOf(machine), ...describeMachine(machine)] : [];
    const part = parts.find((one) => one.id === selected);
    const cited = part && ('clauses' in part ? part.clauses : clausesOf([part]));
    if (machine) expect(cited).toContain(id);
  });
});

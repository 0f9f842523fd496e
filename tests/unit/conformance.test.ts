import { existsSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { testsByClause } from '@/workbench/tests-by-clause';
import {
  isReadByPeople,
  parseClauses,
  readClauses,
  readSections,
} from '../../scripts/docs/clauses';
import { writeConformance } from '../../scripts/docs/conformance';
import { mutants } from '../mutants/all';
import { readKills } from '../mutants/kills';
import { nameMutant } from '../mutants/mutant';

const lamp = setup({ guards: { isDark: () => true } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: {
      description: '(LAMP-1)',
      on: {
        pressed: [
          { guard: 'isDark', target: 'on', description: '(LAMP-1, LAMP-2)' },
          { description: '(LAMP-1)' },
        ],
      },
    },
    on: { on: { pressed: { target: 'off', description: '(LAMP-1)' } } },
  },
});

const clauses = parseClauses(
  [
    '- **LAMP-1** Given: on and off. Decided: dark at first.',
    '- **LAMP-2** Added: only in the dark.',
    '- **LAMP-3** Given: warm. Read by people: how warm it looks.',
    '- **LAMP-4** Given: cheap.',
  ].join('\n'),
);
const mutant = (clause: string, file: string, why: string) => ({
  clause,
  file,
  why,
  from: 'a',
  to: 'b',
});
const [first, second, third, fourth] = [
  mutant('LAMP-1', 'lamp.ts', 'it stays *on*'),
  mutant('LAMP-1', 'lamp.ts', 'two presses'),
  mutant('LAMP-1', 'bulb.ts', 'no light'),
  mutant('LAMP-1', 'bulb.ts', 'too late'),
] as const;
const press = { test: 'a press lights it (LAMP-1)', file: 'tests/site/press.test.ts' };
const kills = {
  [nameMutant(first)]: press,
  [nameMutant(second)]: { test: 'once <b>', file: 'tests/unit/once.test.ts' },
  [nameMutant(third)]: press,
};
const written = writeConformance({
  sections: [{ title: 'LAMP: a lamp', clauses }],
  machines: [lamp],
  mutants: [first, second, third, fourth],
  kills,
});

describe('the conformance', () => {
  const partOf = (id: string) => written.split(/^### /m).find((part) => part.startsWith(`${id}\n`));

  it('has what carries a clause, its mutants and the tests that kill them', () => {
    expect(partOf('LAMP-1')).toBe(
      [
        'LAMP-1\n',
        'Given, decided.\n',
        '- Carried by lamp: off `pressed`; on `pressed`; 1 state',
        '- Broken: it stays \\*on\\* (`lamp.ts`); no light (`bulb.ts`). Killed by `tests/site/press.test.ts`, “a press lights it (LAMP-1)”',
        '- Broken: two presses (`lamp.ts`). Killed by `tests/unit/once.test.ts`, “once \\<b\\>”',
        '- Broken: too late (`bulb.ts`). No kill is recorded\n\n',
      ].join('\n'),
    );
  });

  it('says so of a clause without a mutant', () => {
    expect(partOf('LAMP-2')).toContain('- Carried by lamp: off `pressed`\n- No mutant');
    expect(partOf('LAMP-4')).toContain('No mutant');
  });

  it('says so of a clause that people read', () => {
    expect(partOf('LAMP-3')).toContain('Read by people');
    expect(partOf('LAMP-3')).not.toContain('No mutant');
  });

  it('is summed up', () => {
    expect(written).toContain('\n4 mutants of 1 of 4 clauses: tests kill 3. 2 clauses without');
  });

  it('tells the workbench which test files prove a clause', () => {
    expect(testsByClause(written)).toEqual({
      'LAMP-1': ['site/press.test.ts', 'unit/once.test.ts'],
    });
  });
});

it('the recorded kills are of tests that there are', () => {
  const kills = readKills();
  for (const name of mutants().map(nameMutant)) {
    const file = kills[name]?.file;
    if (file) expect(existsSync(file), `${name}: ${file}`).toBe(true);
  }
});

it('the sections have all clauses, in order', () => {
  expect(readSections().flatMap((section) => section.clauses)).toEqual(readClauses());
});

it.each([
  ['Given: a. Read by people: b.', true],
  ['Given: a is read by people: b.', false],
])('%s', (text, isRead) => {
  expect(isReadByPeople(text)).toBe(isRead);
});

import type { AnyStateMachine } from 'xstate';
import type { Kill, Kills } from '../../tests/mutants/kills';
import { type Mutant, nameMutant } from '../../tests/mutants/mutant';
import { type Carrier, carriersOf } from './carriers';
import { type Clause, isReadByPeople, originsOf, type Section } from './clauses';

export type Evidence = {
  sections: readonly Section[];
  machines: readonly AnyStateMachine[];
  mutants: readonly Mutant[];
  kills: Kills;
};

const code = (text: string) => `\`${text}\``;

/** Text in which Markdown has no meaning. */
const plain = (text: string) => text.replace(/[\\`*_[\]<>#|]/g, '\\$&');

/** A number with its noun: `1 state`, `2 states`. */
const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`;

/** The values of each key, in the order of their first. */
function groupBy<Value>(values: readonly Value[], keyOf: (value: Value) => string) {
  const groups = new Map<string, Value[]>();
  for (const value of values)
    groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return [...groups];
}

function carrierLine({ machine, states, transitions }: Carrier): string {
  const steps = groupBy(transitions, ({ source }) => source).map(
    ([source, events]) => `${source} ${events.map(({ event }) => code(event)).join(', ')}`,
  );
  const parts = [...steps, ...(states.length > 0 ? [count(states.length, 'state')] : [])];
  return `- Carried by ${machine}: ${parts.join('; ')}`;
}

/** Mutants by their files: `the threshold, the default (`a.ts`); the label (`b.ts`)`. */
const mutantWords = (mutants: readonly Mutant[]) =>
  groupBy(mutants, ({ file }) => file)
    .map(([file, all]) => `${all.map(({ why }) => plain(why)).join(', ')} (${code(file)})`)
    .join('; ');

/** A line for each test that kills mutants, and one for the mutants that none is known to kill. */
function mutantLines(mutants: readonly Mutant[], kills: Kills): string[] {
  const byTest = groupBy(mutants, (mutant) => JSON.stringify(kills[nameMutant(mutant)] ?? null));
  return byTest.map(([key, killed]) => {
    const kill: Kill | null = JSON.parse(key);
    const end = kill
      ? `Killed by ${code(kill.file)}, “${plain(kill.test)}”`
      : 'No kill is recorded';
    return `- Broken: ${mutantWords(killed)}. ${end}`;
  });
}

function writeClause({ id, text }: Clause, { machines, mutants, kills }: Evidence): string {
  const own = mutants.filter(({ clause }) => clause === id);
  const origins = originsOf(text).join(', ');
  const lines = [...carriersOf(id, machines).map(carrierLine), ...mutantLines(own, kills)];
  if (isReadByPeople(text)) lines.push('- Read by people, since no test can judge it');
  else if (own.length === 0) lines.push('- No mutant breaks it yet');
  return [`### ${id}`, `${origins[0]?.toUpperCase()}${origins.slice(1)}.`, lines.join('\n')].join(
    '\n\n',
  );
}

function sumUp({ sections, mutants, kills }: Evidence): string {
  const clauses = sections.flatMap((section) => section.clauses);
  const isBroken = ({ id }: Clause) => mutants.some(({ clause }) => clause === id);
  const broken = clauses.filter(isBroken);
  const read = clauses.filter((clause) => !isBroken(clause) && isReadByPeople(clause.text));
  const killed = mutants.filter((mutant) => nameMutant(mutant) in kills);
  const others = clauses.length - broken.length - read.length;
  return [
    `${count(mutants.length, 'mutant')} of ${broken.length} of ${count(clauses.length, 'clause')}: `,
    `tests kill ${killed.length === mutants.length ? 'all' : killed.length}. `,
    `${count(others, 'clause')} without a mutant, ${read.length} read by people.`,
  ].join('');
}

/**
 * `docs/conformance.md`: what carries each clause, the mutants that break it, and the tests that kill
 * them.
 */
export function writeConformance(evidence: Evidence): string {
  const parts = evidence.sections.flatMap(({ title, clauses }) => [
    `## ${title}`,
    ...clauses.map((clause) => writeClause(clause, evidence)),
  ]);
  return `${[
    '# Conformance',
    'Written by `npm run statecharts`. For each clause of [spec.md](spec.md): where its parts come from; the [machines](statecharts.md) with states and transitions that cite it (other clauses are about text, images or layout); and the mutants of `tests/mutants`, changes that break it on purpose, with the test that fails for each, as `npm run test:mutants` last saw it ([testing.md](testing.md)).',
    sumUp(evidence),
    ...parts,
  ].join('\n\n')}\n`;
}

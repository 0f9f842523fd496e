import type { JudgedStep } from './judge';

const fields: Record<string, (step: JudgedStep) => readonly string[]> = {
  actor: ({ actor }) => [actor],
  machine: ({ machine }) => [machine],
  event: ({ event }) => [event.type],
  action: ({ actions = [] }) => actions,
  clause: ({ exercised }) => exercised,
  key: ({ changed }) => Object.keys(changed),
  verdict: ({ verdict }) => [verdict.kind],
};

/** The names of the fields that a filter can ask for. */
export const filterFields = Object.keys(fields);

type Test = (step: JudgedStep) => boolean;

/** Reads a value with its blanks in quotation marks, such as `actor:"cart 1"`. */
const readTerm = (term: string): Test => {
  const [, name = '', quoted] = /^(\w+):(.*)$/.exec(term) ?? [];
  const valuesOf = fields[name];
  const wanted = (valuesOf ? (quoted ?? '') : term).replaceAll('"', '').toLowerCase();
  if (!wanted) return () => true;
  if (!valuesOf) {
    return ({ actor, event, words }) =>
      `${actor} ${event.type} ${words}`.toLowerCase().includes(wanted);
  }
  // A clause is meant by its whole name: ST-CART-1 is not ST-CART-10.
  const isExact = name === 'clause' || name === 'verdict';
  return (step) =>
    valuesOf(step).some((value) =>
      isExact ? value.toLowerCase() === wanted : value.toLowerCase().includes(wanted),
    );
};

/**
 * The places of the steps that a filter such as `clause:ST-CART-5 event:item.added verdict:departs`
 * finds; every term must hold, and a word without a field is looked for in actor, event and words.
 */
export function filterSteps(steps: readonly JudgedStep[], filter: string): number[] {
  const tests = (filter.match(/(?:[^\s"]|"[^"]*"?)+/g) ?? []).map(readTerm);
  return steps.flatMap((step, index) => (tests.every((test) => test(step)) ? [index] : []));
}

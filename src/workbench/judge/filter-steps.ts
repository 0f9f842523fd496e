import { own } from '../model/values';
import type { JudgedStep } from './judge';
import { stepClauses, verdictParts } from './verdict';

const fields: Record<string, (step: JudgedStep) => readonly string[]> = {
  actor: ({ actor }) => [actor],
  machine: ({ machine }) => [machine],
  event: ({ event, eventName }) => [event.type, eventName],
  action: ({ actions = [] }) => actions,
  clause: stepClauses,
  key: ({ changed }) => Object.keys(changed),
  verdict: ({ verdict }) => [verdictParts([verdict]).words],
};

/** The fields that a filter can name. */
export const filterFields = Object.keys(fields);

type Test = (step: JudgedStep) => boolean;

/** Parses a term; quotation marks allow spaces, as in `actor:"lamp 1"`. */
const parseTerm = (term: string): Test => {
  const [, name = '', quoted] = /^(\w+):(.*)$/.exec(term) ?? [];
  const valuesOf = own(fields, name);
  const wanted = (valuesOf ? (quoted ?? '') : term).replaceAll('"', '').toLowerCase();
  if (!wanted) return () => true;
  if (!valuesOf) {
    return ({ actor, event, eventName, words }) =>
      `${actor} ${event.type} ${eventName} ${words}`.toLowerCase().includes(wanted);
  }
  // Clauses match exactly: LAMP-1 is not LAMP-10.
  const isFound = (value: string) =>
    name === 'clause' ? value === wanted : value.includes(wanted);
  return (step) => valuesOf(step).some((value) => isFound(value.toLowerCase()));
};

/**
 * The indexes of the steps that match all terms of a filter such as `clause:LAMP-5 event:pressed`;
 * a word without a field is searched for in the actor, the event and the description.
 */
export function filterSteps(steps: readonly JudgedStep[], filter: string): number[] {
  const tests = (filter.match(/(?:[^\s"]|"[^"]*"?)+/g) ?? []).map(parseTerm);
  return steps.flatMap((step, index) => (tests.every((test) => test(step)) ? [index] : []));
}

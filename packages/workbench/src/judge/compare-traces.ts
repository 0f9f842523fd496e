import type { AnyStateMachine } from 'xstate';
import { wholeChangeWords } from '../model/changes';
import { isSame } from '../model/is-same';
import { readableWords } from '../model/names';
import { eventWords } from '../model/value-words';
import type { JudgedStep } from './judge';

/** Where an actor first takes another step in one trace than in the other. */
export type TraceDifference = {
  actor: string;
  /** The index of its step in each trace; undefined if it has no further step there. */
  first: number | undefined;
  second: number | undefined;
};

/** Whether two steps are equal, ignoring time; actions are compared only if both have them. */
function isAlike(a: JudgedStep, b: JudgedStep): boolean {
  const partsOf = ({ event, from, to, changed, error }: JudgedStep) =>
    [event, from, to, changed, error] as const;
  return (
    isSame(partsOf(a), partsOf(b)) && (!a.actions || !b.actions || isSame(a.actions, b.actions))
  );
}

function indexesByActor(steps: readonly JudgedStep[]): Map<string, number[]> {
  const indexes = new Map<string, number[]>();
  for (const [index, { actor }] of steps.entries()) {
    const known = indexes.get(actor);
    if (known) known.push(index);
    else indexes.set(actor, [index]);
  }
  return indexes;
}

/**
 * The earliest difference in what each actor does in two traces; the order in which independent actors
 * take their steps does not matter. Undefined if each takes the same steps.
 */
export function compareTraces(
  first: readonly JudgedStep[],
  second: readonly JudgedStep[],
): TraceDifference | undefined {
  const [ones, others] = [indexesByActor(first), indexesByActor(second)];
  const found = [...new Set([...ones.keys(), ...others.keys()])].flatMap((actor) => {
    const [mine = [], theirs = []] = [ones.get(actor), others.get(actor)];
    for (let at = 0; at < Math.max(mine.length, theirs.length); at += 1) {
      const [one, other] = [mine[at], theirs[at]];
      const [a, b] = [first[one ?? -1], second[other ?? -1]];
      if (!a || !b || !isAlike(a, b)) return [{ actor, first: one, second: other }];
    }
    return [];
  });
  // Actors that only the second trace has come last.
  const placeOf = (one: TraceDifference) => one.first ?? first.length + (one.second ?? 0);
  return found.sort((a, b) => placeOf(a) - placeOf(b))[0];
}

/** What a step of a machine was and did, in full. */
export const stepWords = (step?: JudgedStep, machine?: AnyStateMachine): string =>
  step
    ? [`${eventWords(step)}: ${step.words}`, ...step.changes.map(wholeChangeWords)]
        .concat(
          step.actions?.length ? `ran ${readableWords(step.actions.join(', then '), machine)}` : [],
        )
        .join('; ')
    : 'no further step';

import { isSame } from '../model/is-same';
import { eventWords } from '../model/value-words';
import { type Difference, differencesBetween, type Effects } from './differences';
import type { JudgedStep } from './judge';

/** Where an actor first takes another step in one trace than in the other. */
export type TraceDifference = {
  actor: string;
  /** The index of its step in each trace; null if it has no further step there. */
  first: number | null;
  second: number | null;
  /** What differs: `expected` is the second trace, `actual` the first. */
  differences: readonly Difference[];
};

export type Comparison = {
  /** The earliest difference; null if each actor takes the same steps. */
  difference: TraceDifference | null;
  /** The clauses that only the second trace exercises, and only the first. */
  gained: string[];
  lost: string[];
};

const clausesOf = (steps: readonly JudgedStep[]) =>
  new Set(steps.flatMap(({ exercised }) => exercised));

/** Whether two steps are equal, ignoring time; actions are compared only if both have them. */
function isAlike(a: JudgedStep, b: JudgedStep): boolean {
  const part = ({ event, from, to, changed, error }: JudgedStep) => ({
    event,
    from,
    to,
    changed,
    error,
  });
  return isSame(part(a), part(b)) && (!a.actions || !b.actions || isSame(a.actions, b.actions));
}

const stepWords = (step: JudgedStep | undefined) =>
  step ? `${eventWords(step)}: ${step.words}` : 'no further step';

/** How two steps differ. */
function differencesOf(a: JudgedStep | undefined, b: JudgedStep | undefined): Difference[] {
  const all = [{ expected: stepWords(b), actual: stepWords(a) }];
  if (!a || !b) return all;
  if (!isSame(a.event, b.event)) return [{ expected: eventWords(b), actual: eventWords(a) }];
  if (a.error !== b.error) return all;
  const effects = ({ to, changes, actions }: JudgedStep): Effects => ({
    state: to,
    changes,
    actions: actions ?? null,
  });
  const differences = differencesBetween(effects(b), effects(a));
  return differences.length > 0 ? differences : all;
}

type Numbered = { step: JudgedStep; index: number };

function byActor(steps: readonly JudgedStep[]): Map<string, Numbered[]> {
  const actors = new Map<string, Numbered[]>();
  for (const [index, step] of steps.entries()) {
    const known = actors.get(step.actor);
    if (known) known.push({ step, index });
    else actors.set(step.actor, [{ step, index }]);
  }
  return actors;
}

/**
 * Compares what each actor does in two traces; the order in which independent actors take their
 * steps does not matter.
 */
export function compareTraces(
  first: readonly JudgedStep[],
  second: readonly JudgedStep[],
): Comparison {
  const [ones, others] = [byActor(first), byActor(second)];
  const found = [...new Set([...ones.keys(), ...others.keys()])].flatMap((actor) => {
    const [mine = [], theirs = []] = [ones.get(actor), others.get(actor)];
    for (let at = 0; at < Math.max(mine.length, theirs.length); at += 1) {
      const [a, b] = [mine[at], theirs[at]];
      if (!a || !b || !isAlike(a.step, b.step)) return [{ actor, a, b }];
    }
    return [];
  });
  // Actors that only the second trace has come last.
  const positionOf = ({ a, b }: (typeof found)[number]) =>
    a ? a.index : first.length + (b?.index ?? 0);
  const [earliest] = found.sort((one, other) => positionOf(one) - positionOf(other));
  const [had, has] = [clausesOf(first), clausesOf(second)];
  return {
    difference: earliest
      ? {
          actor: earliest.actor,
          first: earliest.a?.index ?? null,
          second: earliest.b?.index ?? null,
          differences: differencesOf(earliest.a?.step, earliest.b?.step),
        }
      : null,
    gained: [...has].filter((id) => !had.has(id)).sort(),
    lost: [...had].filter((id) => !has.has(id)).sort(),
  };
}

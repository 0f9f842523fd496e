/** Positions along an axis that keep minimum distances from each other. */
export type Constraints = {
  /** Adds a position; returns its number. */
  add: () => number;
  /** `b` is at least `distance` px after `a`. */
  keep: (a: number, b: number, distance: number) => void;
  /** `b` is exactly `distance` px after `a`. */
  fix: (a: number, b: number, distance: number) => void;
  /**
   * The same as `fix`, but only if that moves `end` by `room` px at most, by default 0; returns whether
   * it did.
   */
  tryToFix: (a: number, b: number, distance: number, end: number, room?: number) => boolean;
  /** The same as `keep`, but only if that moves `end` no further; returns whether it did. */
  tryToKeep: (a: number, b: number, distance: number, end: number) => boolean;
  /** Positions halfway between the earliest and the latest possible that move `end` no further. */
  solve: (end: number) => number[];
};

type Rule = { a: number; b: number; distance: number };

const tolerance = 0.001;

/** Creates an empty set of constraints. Those of a given drawing can always be met: by itself. */
export function createConstraints(): Constraints {
  let size = 0;
  const rules: Rule[] = [];

  /** The earliest positions by the rules so far, until another is added. */
  let known: number[] | undefined;
  const add = (...more: Rule[]) => {
    rules.push(...more);
    known = undefined;
  };

  /**
   * The earliest positions from those of fewer rules on; undefined if the rules contradict each other,
   * or as soon as `end` is beyond `most`.
   */
  const findEarliest = (
    all: readonly (readonly Rule[])[],
    from: readonly number[] = new Array<number>(size).fill(0),
    end = 0,
    most = Number.POSITIVE_INFINITY,
  ): number[] | undefined => {
    const at = [...from];
    for (let round = 0; round <= size && (at[end] as number) <= most; round++) {
      let isDone = true;
      for (const some of all)
        for (const { a, b, distance } of some) {
          const least = (at[a] as number) + distance;
          if (least <= (at[b] as number) + tolerance) continue;
          at[b] = least;
          isDone = false;
        }
      if (isDone) return at;
    }
    return undefined;
  };
  const fixed = ({ a, b, distance }: Rule): Rule[] => [
    { a, b, distance },
    { a: b, b: a, distance: -distance },
  ];
  const attempt = (more: readonly Rule[], end: number, room = 0): boolean => {
    known ??= findEarliest([rules]) as number[];
    const moved = findEarliest(
      [more, rules],
      known,
      end,
      (known[end] as number) + room + tolerance,
    );
    if (!moved) return false;
    rules.push(...more);
    known = moved;
    return true;
  };
  return {
    add: () => {
      known = undefined;
      return size++;
    },
    keep: (a, b, distance) => add({ a, b, distance }),
    fix: (a, b, distance) => add(...fixed({ a, b, distance })),
    tryToFix: (a, b, distance, end, room) => attempt(fixed({ a, b, distance }), end, room),
    tryToKeep: (a, b, distance, end) => attempt([{ a, b, distance }], end),
    solve(end) {
      const earliest = known ?? findEarliest([rules]);
      const untilEnd = findEarliest([
        rules.map(({ a, b, distance }) => ({ a: b, b: a, distance })),
      ]);
      if (!earliest || !untilEnd) throw new Error('The constraints contradict each other.');
      const last = earliest[end] as number;
      return earliest.map((at, index) => (at + last - (untilEnd[index] as number)) / 2);
    },
  };
}

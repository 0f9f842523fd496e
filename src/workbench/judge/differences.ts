import type { StateValue } from 'xstate';
import { isSame } from '../model/values';
import { type Change, stateWords, valueWords, whole, wholeChangeWords } from '../model/words';

/** A difference between expected and actual, as text. */
export type Difference = { expected: string; actual: string };

/** Differences in one line each. */
export const joinSides = (differences: readonly Difference[]): Difference => ({
  expected: differences.map(({ expected }) => expected).join('; '),
  actual: differences.map(({ actual }) => actual).join('; '),
});

/** A step's effects. */
export type Effects = {
  state: StateValue;
  changes: readonly Change[];
  actions: readonly string[];
};

/** Differences in state, context and actions. */
export const differencesBetween = (expected: Effects, actual: Effects): Difference[] => [
  ...stateDifference(expected.state, actual.state),
  ...changeDifferences(expected.changes, actual.changes),
  ...actionDifference(expected.actions, actual.actions),
];

/** Only the regions that differ, if the machine is parallel. */
function stateDifference(expected: StateValue, actual: StateValue): Difference[] {
  if (isSame(expected, actual)) return [];
  if (typeof expected === 'string' || typeof actual === 'string') {
    return [{ expected: stateWords(expected), actual: stateWords(actual) }];
  }
  const regions = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  const differing = [...regions].filter((region) => !isSame(expected[region], actual[region]));
  const pick = (value: Exclude<StateValue, string>) =>
    stateWords(Object.fromEntries(differing.map((region) => [region, value[region] ?? 'nowhere'])));
  return [{ expected: pick(expected), actual: pick(actual) }];
}

function changeDifferences(expected: readonly Change[], actual: readonly Change[]): Difference[] {
  const paths = new Set([...expected, ...actual].map(({ path }) => path));
  return [...paths].flatMap((path) => {
    const wanted = expected.find((change) => change.path === path);
    const made = actual.find((change) => change.path === path);
    if (wanted && made && isSame(wanted.after, made.after)) return [];
    const same = `${path} ${valueWords((wanted ?? made)?.before, whole)} (unchanged)`;
    return [
      {
        expected: wanted ? wholeChangeWords(wanted) : same,
        actual: made ? wholeChangeWords(made) : same,
      },
    ];
  });
}

/** The items of `list` that `other` lacks, counting duplicates. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** How two lists of actions differ: by what is missing or extra, else by order. */
function actionDifference(expected: readonly string[], actual: readonly string[]): Difference[] {
  if (isSame(expected, actual)) return [];
  const [missing, extra] = [without(expected, actual), without(actual, expected)];
  const [does, doesNot] = ['runs ', 'does not run '];
  const inOrder = (actions: readonly string[]) => does + actions.join(', then ');
  if (missing.length + extra.length === 0) {
    return [{ expected: inOrder(expected), actual: inOrder(actual) }];
  }
  return [
    {
      expected: missing.length > 0 ? does + missing.join(', ') : doesNot + extra.join(', '),
      actual: extra.length > 0 ? does + extra.join(', ') : doesNot + missing.join(', '),
    },
  ];
}

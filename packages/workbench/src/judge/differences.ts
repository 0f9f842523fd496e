import type { StateValue } from 'xstate';
import { type Change, changeWords } from '../model/changes';
import { isSame } from '../model/is-same';
import { stateWords } from '../model/state-words';
import { valueWords } from '../model/value-words';

/** One thing in which a step is not as it should be, in words. */
export type Difference = { expected: string; came: string };

/** What a step does; actions are null where nobody knows them. */
export type Deed = {
  state: StateValue;
  changes: readonly Change[];
  actions: readonly string[] | null;
};

/** In what a step differs from what it should have done: in its state, its context, its actions. */
export const differencesBetween = (expected: Deed, came: Deed): Difference[] => [
  ...stateDifference(expected.state, came.state),
  ...changeDifferences(expected.changes, came.changes),
  ...(expected.actions && came.actions ? actionDifference(expected.actions, came.actions) : []),
];

/** Of a parallel machine's state, the regions that differ. */
function stateDifference(expected: StateValue, came: StateValue): Difference[] {
  if (isSame(expected, came)) return [];
  if (typeof expected === 'string' || typeof came === 'string') {
    return [{ expected: stateWords(expected), came: stateWords(came) }];
  }
  const regions = new Set([...Object.keys(expected), ...Object.keys(came)]);
  const differing = [...regions].filter((region) => !isSame(expected[region], came[region]));
  const pick = (value: Exclude<StateValue, string>) =>
    stateWords(Object.fromEntries(differing.map((region) => [region, value[region] ?? 'nowhere'])));
  return [{ expected: pick(expected), came: pick(came) }];
}

function changeDifferences(expected: readonly Change[], came: readonly Change[]): Difference[] {
  const paths = new Set([...expected, ...came].map(({ path }) => path));
  return [...paths].flatMap((path) => {
    const wanted = expected.find((change) => change.path === path);
    const got = came.find((change) => change.path === path);
    if (wanted && got && isSame(wanted.after, got.after)) return [];
    const stays = `${path} stays ${valueWords((wanted ?? got)?.before)}`;
    return [
      {
        expected: wanted ? changeWords(wanted) : stays,
        came: got ? changeWords(got) : stays,
      },
    ];
  });
}

/** What of a list another one lacks; each counts as often as it is there. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export function actionDifference(
  expected: readonly string[],
  came: readonly string[],
): Difference[] {
  if (isSame(expected, came)) return [];
  const [missing, extra] = [without(expected, came), without(came, expected)];
  const [does, doesNot] = ['runs ', 'does not run '];
  const inOrder = (actions: readonly string[]) => does + actions.join(', then ');
  if (missing.length + extra.length === 0) {
    return [{ expected: inOrder(expected), came: inOrder(came) }];
  }
  return [
    {
      expected: missing.length > 0 ? does + missing.join(', ') : doesNot + extra.join(', '),
      came: extra.length > 0 ? does + extra.join(', ') : doesNot + missing.join(', '),
    },
  ];
}

import { isDeepStrictEqual } from 'node:util';
import { type Control, describeControl, type InputKind, type Press } from './control';
import type { Lanes } from './lanes';
import { type Outcome, readOutcome, readReturns } from './page-outcome';
import { pressHydrated } from './visit';

/** What one press does on a hydrated page. */
export type Reference = { outcome: Outcome; returning: string[] };

/**
 * Finds out once what each control does on a hydrated page, which is the same for every kind of press.
 * Rejects if a control does nothing, unless it is disabled or already chosen.
 */
export function createReferences(lanes: Lanes) {
  const known = new Map<string, Promise<Reference>>();

  const find = (control: Control, kind: InputKind) =>
    lanes.use(kind, async (lane) => {
      const { page } = lane;
      const before = await pressHydrated(lane, control, kind);
      const outcome = await page.evaluate(readOutcome);
      if (!before.isInert && isDeepStrictEqual(before.outcome, outcome)) {
        throw new Error('It does nothing on a hydrated page');
      }
      return { outcome, returning: Object.keys(await page.evaluate(readReturns)) };
    });

  return ({ control, kind }: Pick<Press, 'control' | 'kind'>) => {
    const ofAll = control.opener ? 'touch' : 'mouse';
    const by = kind === 'hover' ? 'hover' : ofAll;
    const key = `${describeControl(control)} ${by}`;
    const reference = known.get(key) ?? find(control, by);
    known.set(key, reference);
    return reference;
  };
}

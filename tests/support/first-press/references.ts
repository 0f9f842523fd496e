import { isDeepStrictEqual } from 'node:util';
import { type Control, describeControl, type InputKind, isText, type Press } from './control';
import { type Outcome, readOutcome, readReturns } from './page-outcome';
import type { TabPool } from './tab-pool';
import { pressHydrated } from './visit';

/** The effect of a press on a hydrated page. */
export type Reference = { outcome: Outcome; returning: string[] };

/**
 * Determines once the effect of each control on a hydrated page, which is the same for every kind of
 * press. Rejects if a control has no effect, unless it is disabled or already chosen.
 */
export function createReferences(tabs: TabPool) {
  const known = new Map<string, Promise<Reference>>();

  const find = (control: Control, kind: InputKind) =>
    tabs.use(kind, async (tab) => {
      const { page } = tab;
      const before = await pressHydrated(tab, control, kind);
      const outcome = await page.evaluate(readOutcome, isText(control));
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

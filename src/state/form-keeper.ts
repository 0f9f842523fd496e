import { useEffect } from 'react';
import type { AnyActor } from 'xstate';
import { addKeeper } from './kept';
import { useKeptActors } from './kept-actors';

/** Whether something was typed or chosen in a form; other machines have no `values`. */
const isFilledIn = (actor: AnyActor) =>
  Object.values(actor.getSnapshot().context.values ?? {}).some(Boolean);

/** Says which forms loading a page in full would empty (ERR-3). */
export function FormKeeper() {
  const actors = useKeptActors();
  useEffect(
    () =>
      addKeeper(() =>
        [...(actors?.values() ?? [])].some(isFilledIn) ? 'the forms you filled in' : undefined,
      ),
    [actors],
  );
  return null;
}

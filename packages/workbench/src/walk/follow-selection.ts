import { isSame } from '../model/is-same';
import type { Session } from '../recorder/session';
import { type createSource, shownTrace } from '../state/source';
import type { createView } from '../state/view';
import type { createWalker } from './create-walker';

type Parts = {
  view: ReturnType<typeof createView>;
  source: ReturnType<typeof createSource>;
  walk: ReturnType<typeof createWalker>;
  app: Session;
};

/**
 * Makes the selected part of a live chart the goal of the walk, and reports each step of that
 * machine in the app, since it can change the path.
 */
export function followSelection({ view, source, walk, app }: Parts) {
  const update = () => {
    const { machine, selected } = view.get();
    const goal = selected && !shownTrace(source.get()) ? { machine, part: selected } : null;
    if (!isSame(goal, walk.get().goal)) walk.choose(goal);
  };
  view.subscribe(update);
  source.subscribe(update);
  update();

  let reported = app.steps().length;
  app.subscribe(() => {
    const added = app.steps().slice(reported);
    reported += added.length;
    if (added.some(({ machine }) => machine === walk.get().goal?.machine)) walk.refresh();
  });
}

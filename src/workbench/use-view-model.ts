import { useMemo, useSyncExternalStore } from 'react';
import type { WorkbenchModel } from './create-workbench';
import { orderByCause } from './judge/causes';
import { activeStates } from './model/parts';
import { isEnd } from './model/trace';
import { own } from './model/values';
import { useStore } from './state/store';
import { isOf, shownTrace } from './state/view';

/** The view model, derived from the workbench's machines and the trace. */
export function useViewModel(workbench: WorkbenchModel) {
  const view = useStore(workbench.view);
  const { app } = workbench;
  const live = useSyncExternalStore(app.subscribe, app.steps, app.steps);
  const loaded = shownTrace(view);
  const isLive = !loaded;
  const recorded = loaded?.steps ?? live;
  const actors = loaded?.actors ?? app.actors;
  const steps = useMemo(() => orderByCause(recorded), [recorded]);
  const { at, filter, selected, clause, panel } = view;
  const isHeld = at !== null;
  const isMissing = isHeld && at >= steps.length;
  const end = isHeld && !isMissing ? at : steps.length - 1;
  const machine = own(workbench.oracle.machines, view.machine);
  const lastAt = useMemo(
    () => steps.findLastIndex((step, position) => position <= end && isOf(view, step)),
    [steps, end, view],
  );
  const last = steps[lastAt];
  // The step that the list marks is the one that the inspector shows.
  const index = isMissing ? -1 : (at ?? lastAt);
  const step = steps[index];
  const active = useMemo(() => {
    return machine && last && !isEnd(last) ? activeStates(machine, last.to) : new Set<string>();
  }, [machine, last]);
  // An ignored event leaves the last transition lit.
  const lastTaken = useMemo(
    () =>
      steps.findLast(
        ({ actor, taken }, position) =>
          position <= end && actor === last?.actor && taken.length > 0,
      ),
    [steps, end, last],
  );
  return {
    /** The trace that is shown; undefined for the app. */
    loaded,
    isLive,
    machine,
    machineId: view.machine,
    actorId: view.actor,
    /** Those that a step has caused are after it. */
    steps,
    /** In the order in which they ended. */
    recorded,
    /** The index of `step`; −1 if there is none. */
    index,
    isHeld,
    isFollowing: view.isFollowing,
    /** A requested step number that does not exist. */
    missing: isMissing ? at + 1 : null,
    /** The chosen step, or else the newest of the selected actor. */
    step,
    /** The last step of the selected actor. */
    last,
    /** The last step of the selected actor that took a transition. */
    lastTaken,
    active,
    selected,
    filter,
    clause,
    panel,
    actors,
    actor: isLive && !isHeld && last ? app.findActor(last.actor) : undefined,
  };
}

export type ViewModel = ReturnType<typeof useViewModel>;

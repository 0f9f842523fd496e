import { useMemo, useSyncExternalStore } from 'react';
import type { WorkbenchModel } from './create-workbench';
import type { JudgedStep } from './judge/judge';
import { activeStates } from './model/active-states';
import { own } from './model/own';
import { hasFailed, isStop } from './model/trace';
import { useSelector } from './use-actor';

/** The view model, derived from the workbench's machines and the trace. */
export function useViewModel(workbench: WorkbenchModel) {
  const source = useSelector(workbench.source, (snapshot) => snapshot);
  const view = useSelector(workbench.view, (snapshot) => snapshot);
  const shown = source.value.shown;
  const { traces, problem } = source.context;
  const isItself = shown === 'itself';
  const session = isItself ? workbench.itself : workbench.app;
  const live = useSyncExternalStore(session.subscribe, session.steps, session.steps);
  const isLive = source.hasTag('live');
  const loaded = isLive ? undefined : traces[source.context.shown];
  const steps = loaded?.steps ?? live;
  const oracle = isItself ? workbench.ownOracle : (loaded?.oracle ?? workbench.oracle);
  const { machines } = oracle;

  const { at, filter, selected, clause } = view.context;
  // The step of a link is one of the trace that it awaits.
  const awaited = shown === 'awaiting' ? source.context.awaited : '';
  const isHeld = view.value.step === 'held' && !awaited;
  const isMissing = isHeld && at >= steps.length;
  const end = isHeld && !isMissing ? at : steps.length - 1;
  const machine = own(machines, view.context.machine);
  const lastAt = useMemo(() => {
    const { actor, machine } = view.context;
    const isIts = (step: JudgedStep) =>
      step.machine === machine && (!actor || step.actor === actor);
    return steps.findLastIndex((step, position) => position <= end && isIts(step));
  }, [steps, end, view.context]);
  const last = steps[lastAt];
  // The step that the list marks is the one that the inspector shows.
  const index = isMissing ? -1 : isHeld ? at : lastAt;
  const step = steps[index];
  const active = useMemo(() => {
    const isOver = !last || isStop(last) || hasFailed(last);
    return machine && !isOver ? activeStates(machine, last.to) : new Set<string>();
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
  const compared = source.value.comparison === 'on' ? traces[source.context.compared] : undefined;

  return {
    source: isItself ? ('itself' as const) : loaded ? source.context.shown : ('app' as const),
    traces,
    compared,
    isReading: source.value.file === 'reading',
    problem,
    notice: loaded?.notice ?? '',
    isLive,
    machines,
    oracle,
    machine,
    machineId: view.context.machine,
    actorId: view.context.actor,
    steps,
    /** The index of `step`; −1 if there is none. */
    index,
    isHeld,
    isFollowing: view.value.follow === 'on',
    /** A requested step number that does not exist. */
    missing: isMissing ? at + 1 : null,
    /** The trace that a link needs, and its step. */
    awaited: awaited && (view.value.step === 'held' ? `step ${at + 1} of ${awaited}` : awaited),
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
    panel: view.value.panel,
    actors: loaded ? loaded.actors : session.actors,
    marks: (loaded ? loaded.marks : session.trace.marks) ?? [],
    messages: loaded ? loaded.messages : session.messages,
    actor: isLive && !isHeld && last ? session.findActor(last.actor) : undefined,
  };
}

export type ViewModel = ReturnType<typeof useViewModel>;

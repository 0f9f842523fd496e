import { useSelector } from '@xstate/react';
import { useMemo, useSyncExternalStore } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { WorkbenchModel } from './create-workbench';
import type { JudgedStep } from './judge/judge';
import { activeStates } from './model/active-states';
import { hasFailed } from './model/trace';

/** The view model, derived from the workbench's machines and the trace. */
export function useViewModel(workbench: WorkbenchModel) {
  const source = useSelector(workbench.source, (snapshot) => snapshot);
  const view = useSelector(workbench.view, (snapshot) => snapshot);
  const shown = source.value.shown;
  const { traces, problem } = source.context;
  const isItself = shown === 'itself';
  const session = isItself ? workbench.itself : workbench.app;
  const live = useSyncExternalStore(session.subscribe, session.steps, session.steps);
  const isLive = shown === 'live' || shown === 'comparingLive' || isItself;
  const loaded = isLive ? undefined : traces[source.context.shown];
  const steps = loaded?.steps ?? live;
  const oracle = isItself ? workbench.ownOracle : workbench.oracle;
  const { machines } = oracle;

  const { at, filter, selected } = view.context;
  const isHeld = view.value.step === 'held';
  const isMissing = isHeld && at >= steps.length;
  const index = isHeld && !isMissing ? at : steps.length - 1;
  const machine: AnyStateMachine | undefined = machines[view.context.machine];
  const last = useMemo(() => {
    const { actor, machine } = view.context;
    const isIts = (step: JudgedStep) => (actor ? step.actor === actor : step.machine === machine);
    for (let at = index; at >= 0; at -= 1) {
      const step = steps[at];
      if (step && isIts(step)) return step;
    }
    return undefined;
  }, [steps, index, view.context]);
  const step = isHeld && !isMissing ? steps[at] : last;
  const active = useMemo(
    () =>
      machine && last && !hasFailed(last) ? activeStates(machine, last.to) : new Set<string>(),
    [machine, last],
  );
  const isComparing = shown === 'comparing' || shown === 'comparingLive';
  const compared = isComparing ? traces[source.context.compared] : undefined;

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
    steps,
    index,
    isHeld,
    /** A requested step number that does not exist. */
    missing: isMissing ? at + 1 : null,
    step,
    /** The last step of the selected actor. */
    last,
    active,
    selected,
    filter,
    panel: view.value.panel,
    actors: loaded ? loaded.actors : session.actors,
    actor: isLive && !isHeld && last ? session.findActor(last.actor) : undefined,
  };
}

export type ViewModel = ReturnType<typeof useViewModel>;

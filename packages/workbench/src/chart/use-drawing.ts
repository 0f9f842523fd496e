import { useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { WorkbenchModel } from '../create-workbench';
import { nodesOf } from '../model/state-nodes';
import { useStore } from '../state/use-store';
import type { Chart } from './chart';
import { type Folded, foldMachine, foldsAtFirst } from './fold-machine';
import { useChart } from './use-chart';

/** What is drawn, of which machine. */
type Kept = { of: AnyStateMachine; chart: Chart; folded: Folded };

/**
 * A machine's drawing, with its folds. While folds change, the last drawing of the machine stays until
 * there is the next one.
 */
export function useDrawing(
  { charts, screen }: WorkbenchModel,
  machine: AnyStateMachine | undefined,
) {
  const { toggledFolds: toggled, region: chosen } = useStore(screen);
  const atFirst = useMemo(() => (machine ? foldsAtFirst(machine) : new Set<string>()), [machine]);
  const ids = useMemo(() => {
    const folded = new Set(atFirst);
    for (const id of toggled) if (!folded.delete(id)) folded.add(id);
    return folded;
  }, [atFirst, toggled]);
  // That of another machine is not there.
  const isThere = useMemo(
    () => !!machine && nodesOf(machine).some(({ id }) => id === chosen),
    [machine, chosen],
  );
  const region = isThere ? chosen : '';
  const folded = useMemo(
    () => machine && foldMachine(machine, { folded: ids, region }),
    [machine, ids, region],
  );
  const { chart, problem } = useChart(charts, folded?.machine);
  const [kept, setKept] = useState<Kept>();
  if (machine && folded && chart && (kept?.chart !== chart || kept.of !== machine)) {
    setKept({ of: machine, chart, folded });
  }
  const last = !problem && kept?.of === machine ? kept : undefined;
  const shown = chart && folded ? { chart, folded } : last;
  return {
    chart: shown?.chart,
    folded: shown?.folded,
    /** The ids of the states that are folded, be they drawn or not. */
    ids,
    region,
    /** Whether it was folded because it is large. */
    isLarge: atFirst.size > 0,
    problem,
    isPending: charts.areDrawn && !problem,
  };
}

export type Drawing = ReturnType<typeof useDrawing>;

import { useEffect, useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { WorkbenchModel } from '../create-workbench';
import { nodesOf } from '../model/state-nodes';
import { useStore } from '../state/use-store';
import type { Chart } from './chart';
import { type Folded, foldMachine, foldsAtFirst } from './fold-machine';

/** What is drawn, of which machine. */
type Kept = { of: AnyStateMachine; chart: Chart; folded: Folded };

/**
 * A machine's drawing, with its folds. While folds change, the last drawing of the machine stays until
 * there is the next one.
 */
export function useDrawing({ charts, screen }: WorkbenchModel, machine: AnyStateMachine) {
  const { toggledFolds: toggled, region: chosen } = useStore(screen);
  const atFirst = useMemo(() => foldsAtFirst(machine), [machine]);
  const ids = useMemo(() => {
    const folded = new Set(atFirst);
    for (const id of toggled) if (!folded.delete(id)) folded.add(id);
    return folded;
  }, [atFirst, toggled]);
  // That of another machine is not there.
  const isThere = useMemo(
    () => nodesOf(machine).some(({ id }) => id === chosen),
    [machine, chosen],
  );
  const region = isThere ? chosen : '';
  const folded = useMemo(
    () => foldMachine(machine, { folded: ids, region }),
    [machine, ids, region],
  );
  // An effect, since the layout measures text in the page's fonts.
  useEffect(() => charts.draw(folded.machine), [charts, folded]);
  const { chart, problem } = useStore(charts).drawn.get(folded.machine) ?? {};
  const [kept, setKept] = useState<Kept>();
  if (chart && (kept?.chart !== chart || kept.of !== machine)) {
    setKept({ of: machine, chart, folded });
  }
  const last = !problem && kept?.of === machine ? kept : undefined;
  const shown = chart ? { chart, folded } : last;
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

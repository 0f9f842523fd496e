import { useEffect } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { WorkbenchModel } from '../create-workbench';
import { useStore } from '../state/use-store';

/** A machine's drawing. */
export function useDrawing({ charts }: WorkbenchModel, machine: AnyStateMachine) {
  // An effect, since the layout measures text in the page's fonts.
  useEffect(() => charts.draw(machine), [charts, machine]);
  const { chart, problem } = useStore(charts).drawn.get(machine) ?? {};
  return { chart, problem, isPending: charts.areDrawn && !problem };
}

export type Drawing = ReturnType<typeof useDrawing>;

import { useEffect, useSyncExternalStore } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Drawn, startCharts } from './charts';

/** A machine's drawing; draws it if it is new. */
export function useChart(
  charts: ReturnType<typeof startCharts>,
  machine: AnyStateMachine | undefined,
): Drawn {
  // An effect, since the layout measures text in the page's fonts.
  useEffect(() => {
    if (machine) charts.draw(machine);
  }, [charts, machine]);
  return useSyncExternalStore(charts.subscribe, () => charts.of(machine)) ?? nothingYet;
}

const nothingYet: Drawn = {};

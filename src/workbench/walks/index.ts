import { tables } from '@machines/tables';
import type { MachineWalk, SampleEvent } from 'statechart-workbench';
import type { AnyMachineSnapshot } from 'xstate';
import type { SiteWalk } from '../frame/site-walk';

/** The exports of every file in this folder: walks, named after their machines. */
const modules = import.meta.glob<Record<string, SiteWalk>>(['./*.ts', '!./index.ts'], {
  eager: true,
});

/** A machine's sample events that can happen in a state, as the events of its walk. */
const samplesOf = (machine: string) => (snapshot: AnyMachineSnapshot) => {
  const { events = [], canHappen = () => true } = tables[machine]?.samples ?? {};
  return events.filter((event) => canHappen(snapshot, event)) as readonly SampleEvent[];
};

/** The visitor actions that trigger each machine's events, by machine id. */
export const walks: Readonly<Record<string, SiteWalk & MachineWalk>> = Object.fromEntries(
  Object.values(modules)
    .flatMap((walksIn) => Object.entries(walksIn))
    .map(([machine, walk]) => [machine, { events: samplesOf(machine), ...walk }]),
);

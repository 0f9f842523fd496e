import { createRoot } from 'react-dom/client';
import { createActor, createMachine } from 'xstate';
import { createWorkbench, Workbench } from '../src';
import type { Chart } from '../src/chart/chart';
import '../src/workbench.css';
import charts from './charts.json';

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off' } } },
});
const workbench = createWorkbench({ machines: [lamp], charts: charts as Chart[] });
const actor = createActor(lamp, { inspect: workbench.watch }).start();

createRoot(document.getElementById('app') as HTMLElement).render(
  <Workbench workbench={workbench}>
    <button type="button" onClick={() => actor.send({ type: 'pressed' })}>
      Press
    </button>
  </Workbench>,
);

import { createRoot } from 'react-dom/client';
import { createActor, createMachine } from 'xstate';
import { createWorkbench, Workbench } from '../src';
import '../src/workbench.css';

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off' } } },
});
const workbench = createWorkbench({ machines: [lamp] });
const actor = createActor(lamp, { inspect: workbench.watch }).start();

createRoot(document.getElementById('app') as HTMLElement).render(
  <Workbench workbench={workbench}>
    <button type="button" onClick={() => actor.send({ type: 'pressed' })}>
      Press
    </button>
  </Workbench>,
);

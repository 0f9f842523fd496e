import { createRoot } from 'react-dom/client';
import { createWorkbench, parseClauses, Workbench } from 'statechart-workbench';
import { createLayOut } from 'statechart-workbench/layout';
import { type Actor, createActor, type Snapshot } from 'xstate';
import 'statechart-workbench/workbench.css';
import { clauses, lamp, lampTable } from './lamp';

const root = createRoot(document.getElementById('app') as HTMLElement);
let actor: Actor<typeof lamp> | undefined;

const workbench = createWorkbench({
  machines: [lamp],
  tables: { lamp: lampTable },
  clauses: parseClauses(clauses),
  layOut: createLayOut(),
  restart: async (_, take) => start(take('lamp')),
  driver: {
    walks: { lamp: { events: [{ type: 'pressed' }] } },
    describeStart: () => 'Restart the lamp',
    describe: (_, { event }) => (event.type === 'pressed' ? 'press the button' : undefined),
    isAvailable: (_, one) => one === actor,
    open: async () => start(),
    perform: async () => document.querySelector<HTMLElement>('#press')?.click(),
  },
});

/** Starts the app, from a snapshot if there is one. */
function start(snapshot?: object) {
  actor?.stop();
  const { watch } = workbench;
  const lampActor = createActor(lamp, { inspect: watch, snapshot: snapshot as Snapshot<unknown> });
  actor = lampActor.start();
  root.render(
    <Workbench workbench={workbench}>
      <button id="press" type="button" onClick={() => lampActor.send({ type: 'pressed' })}>
        Press
      </button>
    </Workbench>,
  );
}
start();

import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { EventObject } from 'xstate';
import { createWorkbench } from '../create-workbench';
import { createLayOut } from '../layout';
import { createStore } from '../state/create-store';
import { useStore } from '../state/use-store';
import { Workbench } from '../workbench';
import '../workbench.css';
import './page.css';
import { connectServer } from './connect-server';
import { connectWindow } from './connect-window';

const hook = 'statechart-workbench/hook';
const address = new URL(location.href);

/** The address of an app to frame, `?app=http://localhost:5173`; undefined if it is no page. */
function framedApp(): string | undefined {
  const given = address.searchParams.get('app');
  if (!given) return;
  try {
    const url = new URL(given);
    return /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return;
  }
}

const framed = framedApp();
/** What is wrong with the connection; empty if nothing is. */
const status = createStore({ sentence: '' });
const workbench = createWorkbench({
  layOut: createLayOut(),
  intro: 'The state machines of your apps, live: each lights up in its chart as it runs.',
  send: (app: string, actor: number, event: EventObject) => connection.send(app, actor, event),
});
const receive = workbench.receive;
const frame: { current: HTMLIFrameElement | null } = { current: null };
const framing = framed ? connectWindow(() => frame.current?.contentWindow, receive) : undefined;
const connection =
  framing ?? connectServer({ address, receive, say: (sentence) => status.update({ sentence }) });

function Page() {
  const { sentence } = useStore(status);
  const steps = useSyncExternalStore(workbench.app.subscribe, workbench.app.steps);
  return (
    <>
      <p className="page-status" role="status">
        {sentence}
        {!sentence && steps.length === 0 && (
          <>
            Waiting for an app. Give its actors the hook:{' '}
            <code>
              import {'{ inspect }'} from '{hook}'
            </code>
            , <code>createActor(machine, {'{ inspect }'})</code>.
          </>
        )}
      </p>
      <Workbench workbench={workbench}>
        {framed && <iframe ref={frame} src={framed} title="App" onLoad={() => framing?.ask()} />}
      </Workbench>
    </>
  );
}

createRoot(document.getElementById('page') as HTMLElement).render(<Page />);

import { createInspect } from '../src/hook/create-inspect';
import type { Oracle } from '../src/judge/oracle';
import type { Trace } from '../src/model/trace';
import { startSession } from '../src/recorder/session';

/**
 * What an app of any kind gives its actors, the hook's `inspect`, and what a page makes of its messages:
 * a session, and its trace so far.
 */
export function recordByHook(oracle: Oracle = { machines: {} }) {
  const { inspect, channel } = createInspect('app');
  const session = startSession(oracle);
  const wire = (text: string) => session.receive(JSON.parse(text));
  wire(channel.hello());
  channel.hear('{"kind":"have","count":0}', wire);
  const read = (): Trace & Required<Pick<Trace, 'actors' | 'messages'>> => {
    channel.flush();
    const { trace, actors, messages } = session;
    return { ...trace, actors, messages };
  };
  /** Its page unloads. */
  const leave = () => channel.post({ kind: 'left' });
  return { inspect, read, leave };
}

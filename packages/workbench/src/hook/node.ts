import { resolve } from 'node:path';
import { WebSocket } from 'ws';
import type { InspectionEvent } from 'xstate';
import type { Wire } from './channel';
import { createInspect, defaultPort } from './create-inspect';
import type { MaskMessage } from './watch-actors';

/** How long to wait before a connection is tried again, at first and at most, in ms. */
const pauses = { first: 1000, most: 10_000 };

export type NodeHookOptions = {
  /** The port of the server. */
  port?: number;
  /** What tells this program from others; defaults to the path of its script. */
  name?: string;
  /** Takes what people typed out of what is posted; see `maskMessages`. */
  mask?: MaskMessage;
};

/**
 * Creates what a program gives its actors as `inspect`. It posts what happens to the server of this
 * machine, if there is one, and does not keep the program running once it is posted. With
 * `NODE_ENV=production` it does nothing.
 */
export function createHook({
  port = defaultPort,
  name = process.argv[1] ? resolve(process.argv[1]) : process.title,
  mask,
}: NodeHookOptions = {}): (report: InspectionEvent) => void {
  if (process.env.NODE_ENV === 'production') return () => {};
  const { inspect, channel } = createInspect(name, mask);
  let pause = pauses.first;
  const connect = () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/app`, { perMessageDeflate: false });
    const wire: Wire = (text) => socket.send(text);
    let release = () => {};
    socket.on('upgrade', (response) => {
      release = () => response.socket.unref();
      // A server that does not answer keeps no program running.
      setTimeout(release, pauses.first).unref();
    });
    socket.on('open', () => wire(channel.hello()));
    socket.on('message', (data) => {
      pause = pauses.first;
      try {
        channel.hear(String(data), wire);
      } catch {
        // Not for this hook.
      }
      release();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      channel.leave(wire);
      setTimeout(connect, pause).unref();
      pause = Math.min(2 * pause, pauses.most);
    });
  };
  connect();
  return inspect;
}

let first: ReturnType<typeof createHook> | undefined;

/** What a program gives its actors: `createActor(machine, { inspect })`. It does nothing before one of them starts. */
export const inspect = (report: InspectionEvent): void => {
  first ??= createHook();
  first(report);
};

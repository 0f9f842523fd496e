import type { InspectionEvent } from 'xstate';
import type { Wire } from './channel';
import { createInspect, defaultPort } from './create-inspect';
import type { MaskMessage } from './watch-actors';

/** How long to wait before a connection is tried again, at first and at most, in ms. */
const firstPause = 1000;
const maxPause = 60_000;

/** The origins of this machine. */
const loopback = /^https?:\/\/(([\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

export type HookOptions = {
  /** The port of the server. */
  port?: number;
  /** Takes what people typed out of what is posted; see `maskMessages`. */
  mask?: MaskMessage;
};

/**
 * Creates what an app gives its actors as `inspect`. On a page of this machine, it posts what happens to the
 * server. Without a window, and on other pages, it does nothing.
 */
export function createHook({
  port = defaultPort,
  mask,
}: HookOptions = {}): (report: InspectionEvent) => void {
  if (typeof window === 'undefined' || !loopback.test(location.origin)) return () => {};
  const { inspect, channel } = createInspect(location.origin + location.pathname, mask);
  let pause = firstPause;
  const connect = () => {
    let socket: WebSocket;
    try {
      socket = new WebSocket(`ws://127.0.0.1:${port}/app`);
    } catch {
      // A browser without it, or that takes this for mixed content.
      return;
    }
    const wire: Wire = (text) => socket.send(text);
    socket.onopen = () => wire(channel.hello());
    socket.onmessage = ({ data }) => {
      pause = firstPause;
      try {
        channel.hear(data, wire);
      } catch {
        // Not for this hook.
      }
    };
    socket.onclose = () => {
      channel.leave(wire);
      setTimeout(connect, pause);
      pause = Math.min(2 * pause, maxPause);
    };
  };
  setTimeout(connect);
  addEventListener('pagehide', () => {
    channel.post({ kind: 'left' });
    channel.flush();
  });
  return inspect;
}

let first: ReturnType<typeof createHook> | undefined;

/** What an app gives its actors: `createActor(machine, { inspect })`. It does nothing before one of them starts. */
export const inspect = (report: InspectionEvent): void => {
  first ??= createHook();
  first(report);
};

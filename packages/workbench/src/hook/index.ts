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
 * Creates what an app gives its actors as `inspect`. It posts what happens to the page that frames or
 * has opened the app, if that is a workbench of the same origin or of this machine, or else, on a page of
 * this machine, to the server. Without a window, and on other pages, it does nothing.
 */
export function createHook({
  port = defaultPort,
  mask,
}: HookOptions = {}): (report: InspectionEvent) => void {
  const nothing = () => {};
  if (typeof window === 'undefined') return nothing;
  const others: Window[] = [window.parent, window.opener].filter((one) => one && one !== window);
  const isLocal = loopback.test(location.origin);
  if (!isLocal && others.length === 0) return nothing;
  const { inspect, channel } = createInspect(location.origin + location.pathname, mask);

  const wires = new Map<unknown, Wire>();
  addEventListener('message', ({ source, origin, data }: MessageEvent) => {
    const isSafe = origin === location.origin || loopback.test(origin);
    if (!isSafe || !others.includes(source as Window) || typeof data?.statecharts !== 'string')
      return;
    const wire: Wire =
      wires.get(source) ??
      ((text) => (source as Window).postMessage({ statecharts: text }, origin));
    wires.set(source, wire);
    hear(data.statecharts, wire);
  });
  // Nothing but a greeting, since it is not known yet who they are.
  for (const one of others) one.postMessage({ statecharts: channel.hello() }, '*');

  const hear = (text: string, wire: Wire) => {
    try {
      if (text === '{"kind":"who"}') wire(channel.hello());
      else channel.hear(text, wire);
    } catch {
      // Not for this hook.
    }
  };
  let pause = firstPause;
  const connect = () => {
    if (channel.hasListeners()) return;
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
      hear(data, wire);
    };
    socket.onclose = () => {
      channel.leave(wire);
      setTimeout(connect, pause);
      pause = Math.min(2 * pause, maxPause);
    };
  };
  if (isLocal) setTimeout(connect, others.length > 0 ? 500 : 0);
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

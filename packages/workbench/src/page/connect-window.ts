import type { EventObject } from 'xstate';
import type { AppMessage, HookCommand } from '../hook/messages';

/**
 * Connects the page to an app in a window that it frames or has opened, whose hook answers to the page's
 * origin if that is its own or one of this machine.
 */
export function connectWindow(
  windowOf: () => Window | null | undefined,
  receive: (message: AppMessage) => void,
) {
  const counts = new Map<string, number>();
  /** The app that speaks, and its origin. */
  let speaking: { app: string; origin: string } | undefined;
  const say = (command: HookCommand, origin: string) =>
    windowOf()?.postMessage({ statecharts: JSON.stringify(command) }, origin);

  addEventListener('message', ({ source, origin, data }: MessageEvent) => {
    if (!source || source !== windowOf() || typeof data?.statecharts !== 'string') return;
    let message: AppMessage;
    try {
      message = JSON.parse(data.statecharts);
    } catch {
      return;
    }
    const count = counts.get(message.app) ?? 0;
    if (message.kind === 'hello') {
      // Another page in this window: the one before is gone.
      if (speaking && speaking.app !== message.app) receive({ kind: 'gone', app: speaking.app });
      speaking = { app: message.app, origin };
    }
    receive(message);
    if (message.kind === 'hello') say({ kind: 'have', count }, origin);
    if (message.kind === 'batch') {
      counts.set(message.app, Math.max(count, message.before + message.messages.length));
    }
  });
  return {
    /** Asks the window who it is; call it when its page has loaded. */
    ask: () => windowOf()?.postMessage({ statecharts: '{"kind":"who"}' }, '*'),
    send: (app: string, actor: number, event: EventObject) => {
      if (speaking?.app === app) say({ kind: 'send', actor, event }, speaking.origin);
    },
  };
}

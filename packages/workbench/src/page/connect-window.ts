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
  /** The page in the window, and the origins of its apps: one for each hook. */
  let page: number | undefined;
  const origins = new Map<string, string>();
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
      if (page !== message.page) {
        // Another page in this window: the one before is gone.
        for (const app of origins.keys()) receive({ kind: 'gone', app });
        origins.clear();
      }
      page = message.page;
      origins.set(message.app, origin);
    }
    receive(message);
    if (message.kind === 'hello') say({ kind: 'have', app: message.app, count }, origin);
    if (message.kind === 'batch') {
      counts.set(message.app, Math.max(count, message.before + message.messages.length));
    }
  });
  return {
    /** Asks the window who it is; call it when its page has loaded. */
    ask: () => windowOf()?.postMessage({ statecharts: '{"kind":"who"}' }, '*'),
    send: (app: string, actor: number, event: EventObject) => {
      const origin = origins.get(app);
      if (origin !== undefined) say({ kind: 'send', app, actor, event }, origin);
    },
  };
}

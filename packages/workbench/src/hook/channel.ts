import type { Hello, HookCommand, HookMessage } from './messages';
import type { Post } from './watch-actors';

/** How many messages, and how many characters of them, are kept for a page that comes later. */
const maxMessages = 10_000;
const maxCharacters = 8_000_000;

/** How long messages wait for others, in ms. */
const waitTime = 20;

/** How long messages may hold up the app, in ms. */
const stretch = 8;

/** The most characters of a batch, unless a message is longer. */
const batchLength = 250_000;

/** Something that carries text to a page or a server. */
export type Wire = (text: string) => void;

/**
 * Keeps the messages of an app, as many as fit the limits, and says them to those who listen: each hears
 * all that it does not have yet.
 */
export function createChannel(name: string, send: (actor: number, event: never) => void) {
  const app = Math.random().toString(36).slice(2) + Date.now().toString(36);
  const pending: Parameters<Post>[0][] = [];
  /** Their JSON and their places; of machines and actors as long as possible, since steps say nothing without them. */
  let kept: { text: string; at: number; isStep: boolean }[] = [];
  let count = 0;
  let characters = 0;
  /** How much each wire has been told. */
  const told = new Map<Wire, number>();
  let isQueued = false;

  const keep = (message: HookMessage) => {
    const text = JSON.stringify(message);
    kept.push({ text, at: count++, isStep: message.kind === 'step' });
    characters += text.length;
    for (const areSteps of [true, false]) {
      if (kept.length <= maxMessages && characters <= maxCharacters) return;
      let left = Math.ceil(kept.length / 10);
      kept = kept.filter(({ text, isStep }) => {
        if (isStep !== areSteps || --left < 0) return true;
        characters -= text.length;
        return false;
      });
    }
  };
  const tell = (wire: Wire) => {
    const from = told.get(wire) ?? 0;
    told.set(wire, count);
    let texts: string[] = [];
    let before = 0;
    let length = 0;
    const say = () => {
      if (length) {
        wire(`{"kind":"batch","app":"${app}","before":${before},"messages":[${texts}]}`);
      }
      texts = [];
      length = 0;
    };
    for (const { text, at } of kept) {
      if (at < from) continue;
      if (at !== before + texts.length || length > batchLength) say();
      if (!length) before = at;
      length += text.length;
      texts.push(text);
    }
    say();
  };
  const flush = (end = Number.POSITIVE_INFINITY) => {
    isQueued = false;
    let at = 0;
    while (at < pending.length && performance.now() < end) {
      const next = pending[at++] as (typeof pending)[number];
      try {
        keep(typeof next === 'function' ? next() : next);
      } catch {
        // A machine that can't be described.
      }
    }
    pending.splice(0, at);
    for (const wire of told.keys()) tell(wire);
    if (pending.length) queue(0);
  };
  const queue = (wait: number) => {
    if (!isQueued) setTimeout(() => flush(performance.now() + stretch), wait);
    isQueued = true;
  };

  return {
    post: ((message) => {
      pending.push(message);
      // An app that sends more in one task is held up a little each time.
      if (pending.length > 2 * maxMessages) flush(performance.now() + stretch);
      queue(waitTime);
    }) satisfies Post,
    hello: (): string => {
      const { timeOrigin: page } = performance;
      return JSON.stringify({ kind: 'hello', version: 1, app, name, page } satisfies Hello);
    },
    /** Takes what a wire says. */
    hear(text: string, wire: Wire) {
      const command: Exclude<HookCommand, { kind: 'who' }> = JSON.parse(text);
      if (command.app && command.app !== app) return;
      if (command.kind === 'have') {
        told.set(wire, command.count);
        flush();
      }
      if (command.kind === 'send') send(command.actor, command.event as never);
    },
    leave: (wire: Wire) => told.delete(wire),
    flush,
    hasListeners: () => told.size > 0,
  };
}

/** What the page is asked for: a selector, or an element of that selector with this name. */
export type Target = string | { css: string; name: string };

export type Key = 'Enter' | 'Escape' | 'ArrowLeft' | 'ArrowUp';

/** A visitor at the screen of one engine. Every input is the engine's own, as from a person. */
export type Driver = {
  /** Loads a path of the site afresh. */
  open: (path: string) => Promise<void>;
  /** Clicks in the middle of an element, once it is there and answers to script. */
  click: (target: Target) => Promise<void>;
  /** Replaces what a text field holds. */
  type: (target: Target, text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  back: () => Promise<void>;
  /** The size of the page in CSS pixels; the height may come out up to 40 less. */
  setViewport: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page; it must not refer to anything outside itself. */
  evaluate: <A extends unknown[], T>(run: (...args: A) => T, ...args: A) => Promise<T>;
  /** Errors and warnings of the console since they were last asked for, and uncaught errors. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** How long a driver waits for what it shall act on, in milliseconds. */
export const patience = 15_000;

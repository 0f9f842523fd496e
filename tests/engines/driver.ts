/** A selector, or a selector and the accessible name of the element. */
export type Target = string | { css: string; name: string };

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowLeft' | 'ArrowUp' | 'ArrowDown' | 'd';

/** A visitor in one engine. Input is native, as from a person. */
export type Driver = {
  /** Loads the document at a path, or of another site at a URL. */
  open: (path: string) => Promise<void>;
  /** Clicks the center of an element when it can be clicked. */
  click: (target: Target) => Promise<void>;
  /** Replaces the text in a field. */
  type: (target: Target, text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  back: () => Promise<void>;
  /** Sets the size of the page in CSS px; the height can be up to 40 px lower. */
  setViewport: (width: number, height: number) => Promise<void>;
  /** Runs a self-contained function in the page. */
  evaluate: <A extends unknown[], T>(run: (...args: A) => T, ...args: A) => Promise<T>;
  /** Errors and warnings of the console, and uncaught errors, since the last call. */
  consoleProblems: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** How long a driver waits for an element, in ms. */
export const timeout = 15_000;

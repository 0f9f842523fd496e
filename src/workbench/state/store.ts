import { useSyncExternalStore } from 'react';
import { errorMessage } from '../model/values';

/** A value that can be followed. */
export type Store<Value> = {
  get: () => Value;
  /** Changes a part of it. */
  update: (part: Partial<Value>) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createStore<Value extends object>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    update(part) {
      value = { ...value, ...part };
      for (const notify of listeners) notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type Readable<Value> = Pick<Store<Value>, 'get' | 'subscribe'>;

/** The value of a store, followed. */
export const useStore = <Value>({ get, subscribe }: Readable<Value>): Value =>
  useSyncExternalStore(subscribe, get, get);

/** Something that takes time or can fail: a file, a text for the clipboard, a restart. */
type Task = {
  /** What is said while it runs. */
  running?: string;
  /** What is said if it fails, before the reason. */
  failed?: string;
  /** Resolves with what was done, in words. Rejects with a user-readable error. */
  run: () => string | Promise<string>;
};

/** The task that was started last, and what is said of it. */
export function createTask() {
  const store = createStore({
    state: 'idle' as 'idle' | 'running' | 'done' | 'failed',
    words: '',
  });
  let started = 0;
  return {
    ...store,
    async start({ running = '', failed = '', run }: Task) {
      const number = ++started;
      const end = (state: 'done' | 'failed', words: string) => {
        if (number === started) store.update({ state, words });
      };
      store.update({ state: 'running', words: running });
      try {
        end('done', await run());
      } catch (error) {
        end('failed', `${failed} ${errorMessage(error)}`.trim());
      }
    },
  };
}

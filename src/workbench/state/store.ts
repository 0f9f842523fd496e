import { useSyncExternalStore } from 'react';

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

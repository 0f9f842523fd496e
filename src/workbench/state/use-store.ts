import { useSyncExternalStore } from 'react';
import type { Store } from './create-store';

type Readable<Value> = Pick<Store<Value>, 'get' | 'subscribe'>;

/** The value of a store, followed. */
export const useStore = <Value>({ get, subscribe }: Readable<Value>): Value =>
  useSyncExternalStore(subscribe, get, get);

import { errorMessage } from '../model/error-message';
import type { LoadedTrace } from '../recorder/read-trace';
import { createStore } from './create-store';

/** The live app, or a loaded trace by its index. */
export type SourceName = 'app' | number;

export type Source = {
  /** Loaded traces stay available. */
  traces: readonly LoadedTrace[];
  shown: SourceName;
  isReading: boolean;
  /** Why the last file could not be read; it has changed nothing else. */
  problem: string;
};

/** Where the steps come from. `read` rejects with a user-readable error. */
export function createSource(read: (file: File) => Promise<LoadedTrace>) {
  const store = createStore<Source>({
    traces: [],
    shown: 'app',
    isReading: false,
    problem: '',
  });
  const { get, update } = store;
  const show = (shown: SourceName) => update({ shown, problem: '' });
  return {
    ...store,
    show,
    async load(file: File) {
      if (get().isReading) return;
      update({ isReading: true, problem: '' });
      try {
        const loaded = await read(file);
        const { traces } = get();
        update({ traces: [...traces, loaded] });
        show(traces.length);
      } catch (error) {
        update({ problem: errorMessage(error) });
      }
      update({ isReading: false });
    },
  };
}

/** The trace that is shown; undefined for the app. */
export const shownTrace = ({ traces, shown }: Source) =>
  shown === 'app' ? undefined : traces[shown];

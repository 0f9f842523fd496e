import { errorMessage } from '../model/error-message';
import type { LoadedTrace } from '../recorder/read-trace';
import { createStore } from './create-store';

/** The live app, or a loaded trace by its index. */
export type SourceName = 'app' | number;

export type Source = {
  /** Loaded traces stay available. */
  traces: readonly LoadedTrace[];
  shown: SourceName;
  /** The name of the trace that a link needs, until it is loaded; empty if there is none. */
  awaited: string;
  isReading: boolean;
  /** Why the last file could not be read; it has changed nothing else. */
  problem: string;
};

/** Where the steps come from. `read` rejects with a user-readable error. */
export function createSource(read: (file: File) => Promise<LoadedTrace>) {
  const store = createStore<Source>({
    traces: [],
    shown: 'app',
    awaited: '',
    isReading: false,
    problem: '',
  });
  const { get, update } = store;
  const show = (shown: SourceName, awaited = '') => update({ shown, awaited, problem: '' });
  return {
    ...store,
    show,
    /** Shows the app (`app`), or a trace by its file's name, which need not be loaded yet. */
    showNamed(name: string) {
      const at = get().traces.findLastIndex((trace) => trace.name === name);
      if (at >= 0) show(at);
      else show('app', name === 'app' ? '' : name);
    },
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

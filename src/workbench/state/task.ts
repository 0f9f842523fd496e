import { errorMessage } from '../model/error-message';
import { createStore } from './store';

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

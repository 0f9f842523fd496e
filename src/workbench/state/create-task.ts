import { errorMessage } from '../model/error-message';
import { createStore } from './create-store';

/** Something that is done on demand, and how it has ended. */
export type Task<Input, Output> = {
  state: 'idle' | 'running' | 'done' | 'failed';
  /** What it was last started with. */
  input?: Input;
  output?: Output;
  problem: string;
};

/** Something that leaves the page: a file, or a text on the clipboard. */
export type HandOut = {
  /** What is said if it fails, before the reason, such as `trace.json was not saved`. */
  failed: string;
  /** Resolves with what was written, in words. Rejects with a user-readable error. */
  run: () => string | Promise<string>;
};

/** Creates a task. `run` rejects with a user-readable error. The one that is started last counts. */
export function createTask<Input, Output>(run: (input: Input) => Promise<Output>) {
  const store = createStore<Task<Input, Output>>({ state: 'idle', problem: '' });
  let started = 0;
  return {
    ...store,
    async start(input: Input) {
      const count = ++started;
      store.update({ state: 'running', input });
      const ended = await run(input).then(
        (output) => ({ state: 'done' as const, output, problem: '' }),
        (error) => ({ state: 'failed' as const, problem: errorMessage(error) }),
      );
      if (count === started) store.update(ended);
    },
  };
}

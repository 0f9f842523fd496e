import { createTask } from './create-task';

/** Something that leaves the page: a file, or a text on the clipboard. */
export type HandOut = {
  /** What is said if it fails, before the reason, such as `lamp.svg was not saved`. */
  failed: string;
  /** Resolves with what was written, in words. Rejects with a user-readable error. */
  run: () => string | Promise<string>;
};

/** What was last handed out, and how that has ended. */
export const createHandOut = () => createTask(async ({ run }: HandOut) => run());

/** Resolves in a task of its own, so that many small things done in a row keep no input waiting. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

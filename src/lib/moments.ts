/** Resolves after as many ms. */
export const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Resolves in a task of its own, so that many small things done in a row keep no input waiting. */
export const nextTask = () => delay(0);

/** Resolves once the coming frame is drawn. */
export async function nextFrame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await nextTask();
}

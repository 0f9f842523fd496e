/** How long queued work may hold up the page at a stretch, in ms. */
const stretch = 12;

/**
 * Runs work after what the page does now, a little at a time. `work` gets the time by which to pause
 * (of `performance.now`) and returns whether it is done. As long as that takes little time, it runs at
 * the end of the page's current task; else also in tasks of its own.
 */
export function createQueue(work: (end: number) => boolean): () => void {
  let isQueued = false;
  /** How long it has run since the page last had a turn. */
  let spent = 0;
  let isResting = false;

  const rest = (then: () => void) => setTimeout(then);
  const run = () => {
    isQueued = false;
    const started = performance.now();
    let isDone = true;
    try {
      isDone = work(started + stretch - spent);
    } finally {
      spent += performance.now() - started;
      if (!isResting) {
        isResting = true;
        rest(() => {
          isResting = false;
          spent = 0;
        });
      }
      if (!isDone) queue();
    }
  };
  const queue = () => {
    if (isQueued) return;
    isQueued = true;
    if (spent < stretch) queueMicrotask(run);
    else rest(run);
  };
  return queue;
}

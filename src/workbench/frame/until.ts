type Options = {
  /** ms */
  timeout: number;
  /** What it rejects with once that is over. */
  late: () => string;
  signal?: AbortSignal;
};

/** Waits for something on a page. */
export async function until<Found>(
  find: () => Found | undefined | false,
  { timeout, late, signal }: Options,
): Promise<Found> {
  const end = performance.now() + timeout;
  for (;;) {
    const found = find();
    if (found) return found;
    signal?.throwIfAborted();
    if (performance.now() > end) throw new Error(late());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Whether a window's page has hydrated. */
export const isHydrated = (page: Window | null | undefined) =>
  (page?.performance.getEntriesByName('hydrated').length ?? 0) > 0;

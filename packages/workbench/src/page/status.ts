/** What the page is connected to, as a sentence; empty if there is nothing to say. */
export function createStatus(first: string) {
  let sentence = first;
  const listeners = new Set<() => void>();
  return {
    get: () => sentence,
    set(next: string) {
      sentence = next;
      for (const notify of listeners) notify();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

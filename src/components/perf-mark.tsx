import { useEffect } from 'react';

/** Sets a performance mark after the markup around it has hydrated, for tests and benchmarks. */
export function PerfMark({ name }: { name: string }) {
  useEffect(() => void performance.mark(name), [name]);
  return null;
}

import { useEffect } from 'react';

/** Sets a performance mark, for tests and measurements, once the markup around it has hydrated. */
export function Mark({ name }: { name: string }) {
  useEffect(() => void performance.mark(name), [name]);
  return null;
}

import { useEffect } from 'react';

/** Sets a performance mark, for tests and for measuring, once what it stands in answers to script. */
export function Mark({ name }: { name: string }) {
  useEffect(() => void performance.mark(name), [name]);
  return null;
}

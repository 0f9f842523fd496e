import type { Oracle } from '@/workbench/judge/oracle';
import { createRecorder } from '@/workbench/recorder/record-trace';

/** What actors take as `inspect`, and the trace so far. */
export function recordActors({ machines }: Oracle = { machines: {} }) {
  const { watch, trace, leave } = createRecorder({ machines });
  return { inspect: watch, read: () => trace, leave };
}

/** Records a visit. Injected into a page before its own script. */
import { machines } from '@machines/tables';
import { typedKeys } from '@/tracing/typed-keys';
import { createMask } from '@/workbench/recorder/mask';
import { definitionsOf } from '@/workbench/recorder/open-trace';
import { createRecorder } from '@/workbench/recorder/record-trace';

const { trace, watch } = createRecorder({ machines, mask: createMask(typedKeys) });
const definitions = definitionsOf(machines, Object.keys(machines));
Object.assign(globalThis, {
  watchStatecharts: watch,
  recordedTrace: Object.assign(trace, { definitions }),
});

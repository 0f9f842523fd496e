/** Records a visit. Injected into a page before its own script. */
import { machines } from '@machines/tables';
import { createMask, createRecorder, definitionsOf } from 'statechart-workbench/headless';
import { typedKeys } from '@/tracing/typed-keys';

const { trace, watch } = createRecorder({ machines, mask: createMask(typedKeys) });
const definitions = definitionsOf(machines, Object.keys(machines));
Object.assign(globalThis, {
  watchStatecharts: watch,
  recordedTrace: Object.assign(trace, { definitions }),
});

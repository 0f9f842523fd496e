/** Records a visit. Injected into a page before its own script. */
import { machines } from '@machines/tables';
import { typedKeys } from '@/tracing/typed-keys';
import { chartWords } from '@/workbench/model/describe-machine';
import { createMask } from '@/workbench/recorder/mask';
import { createRecorder } from '@/workbench/recorder/record-trace';

const { trace, watch } = createRecorder({ mask: createMask(typedKeys) });
const charts = Object.fromEntries(
  Object.values(machines).map((machine) => [machine.id, chartWords(machine)]),
);
Object.assign(globalThis, {
  watchStatecharts: watch,
  recordedTrace: Object.assign(trace, { charts }),
});

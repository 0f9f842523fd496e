/** Records a visit. Injected into a page before its own script. */
import * as registry from '@machines/index';
import { createMask } from '@workbench/recorder/mask';
import { createRecorder } from '@workbench/recorder/record-trace';
import { typedKeys } from '@/tracing/typed-keys';

const machines = Object.fromEntries(
  Object.values(registry).map((machine) => [machine.id, machine]),
);
const { trace, watch } = createRecorder({ machines, mask: createMask(typedKeys) });
Object.assign(globalThis, { watchStatecharts: watch, recordedTrace: trace });

/** Records a visit. Injected into a page before its own script. */
import * as registry from '@machines/index';
import { createRecorder } from '@workbench/recorder/record-trace';

const machines = Object.fromEntries(
  Object.values(registry).map((machine) => [machine.id, machine]),
);
const { trace, watch } = createRecorder({ machines });
Object.assign(globalThis, { watchStatecharts: watch, recordedTrace: trace });

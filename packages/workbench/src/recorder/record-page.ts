/** Put into a page before its own script, this records the whole visit. */
import { createRecorder } from './record-trace';

const { trace, watch } = createRecorder();
Object.assign(globalThis, { watchStatecharts: watch, recordedTrace: trace });

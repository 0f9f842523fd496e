/** The workbench's own machines, which it can show as well. */
export { chartToolsMachine } from './chart-tools.machine';
export { copyMachine } from './copy.machine';
export { eventDraftMachine } from './event-draft.machine';
export { foldsMachine } from './folds.machine';
export { paneMachine } from './pane.machine';
export { repeatsMachine } from './repeats.machine';
export { restartMachine } from './restart.machine';
export { sequenceMachine } from './sequence.machine';
export { sourceMachine } from './source.machine';
export { viewMachine } from './view.machine';
export { viewportMachine } from './viewport.machine';
export { walkMachine } from './walk.machine';

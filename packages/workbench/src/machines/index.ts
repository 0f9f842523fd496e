/** The workbench's own machines, which it can show as well. */
export { messageMachine } from './message.machine';
export { restartMachine } from './restart.machine';
export { sourceMachine } from './source.machine';
export { viewMachine } from './view.machine';
export { walkMachine } from './walk.machine';

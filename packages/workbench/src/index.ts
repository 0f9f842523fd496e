/** The public API; see the README. */

export type { Chart } from './chart/chart';
export type { LayOut } from './chart/charts';
export { createWorkbench, type WorkbenchModel, type WorkbenchOptions } from './create-workbench';
export * from './headless';
export type { RestartApp } from './restart/restarter';
export type { Driver } from './walk/driver';
export type { MachineWalk, PathStep, SampleEvent } from './walk/find-path';
export { Workbench } from './workbench';

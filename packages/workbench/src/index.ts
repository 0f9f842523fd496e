/** What the site’s workbench is made of. */

export { createWorkbench, type WorkbenchOptions } from './create-workbench';
export * from './headless';
export type { RestartApp } from './restart/restarter';
export type { Driver } from './walk/driver';
export type { MachineWalk, PathStep, SampleEvent } from './walk/find-path';
export { Workbench } from './workbench';

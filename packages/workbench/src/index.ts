/** What the site’s workbench is made of. */

export { createWorkbench, type WorkbenchOptions } from './create-workbench';
export * from './headless';
export type { RestartApp } from './restart/restarter';
export { Workbench } from './workbench';

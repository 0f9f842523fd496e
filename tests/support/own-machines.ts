import type { AnyStateMachine } from 'xstate';

/** The workbench's own machines; none where it was left out. */
export const ownMachines = Object.values<Record<string, AnyStateMachine>>(
  import.meta.glob('../../packages/workbench/src/machines/index.ts', { eager: true }),
).flatMap((module) => Object.values(module));

/** What the package offers; the README says how it is used. */

export { createWorkbench, type WorkbenchModel, type WorkbenchOptions } from './create-workbench';
export { countCoverage } from './judge/coverage';
export { cutTrace } from './judge/cut-trace';
export { createJudge, type JudgedStep, judgeTrace, type Oracle } from './judge/judge';
export type { Clause } from './judge/ledger';
export { defineTable, nothing, type Table } from './judge/table';
export { parseClauses } from './model/parse-clauses';
export type { Trace, TraceStep } from './model/trace';
export { createRecorder } from './recorder/record-trace';
export type { Driver } from './walk/driver';
export type { MachineWalk, PathStep } from './walk/find-path';
export { Workbench } from './workbench';

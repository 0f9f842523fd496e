/** The parts that need no browser: recording, reading and judging traces. */

export { countCoverage } from './judge/coverage';
export { cutTrace } from './judge/cut-trace';
export { departuresFromTrace } from './judge/departures-from-trace';
export { createJudge, type JudgedStep, judgeTrace } from './judge/judge';
export type { Oracle } from './judge/oracle';
export { defineTable, nothing, type Table } from './judge/table';
export { type Clause, parseClauses } from './model/parse-clauses';
export type { Trace, TraceStep } from './model/trace';
export { maxSteps } from './recorder/drop-steps';
export { createMask, type TypedKeys } from './recorder/mask';
export { checkActors, parseTrace } from './recorder/parse-trace';
export { createRecorder } from './recorder/record-trace';

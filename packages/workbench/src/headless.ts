/** The parts that need no browser: recording, reading and judging traces, and describing machines. */

export { citationsOf } from './judge/citations';
export { countCoverage } from './judge/coverage';
export { createJudge, type JudgedStep, judgeTrace } from './judge/judge';
export type { Oracle } from './judge/oracle';
export { defineTable, nothing, type Table } from './judge/table';
export { actualWords, expectedWords } from './judge/verdict';
export { linkToClause } from './link';
export { describeMachine, nameState, type Step } from './model/describe-machine';
export { type Clause, parseClauses } from './model/parse-clauses';
export { nodesOf } from './model/state-nodes';
export { stateWords } from './model/state-words';
export type { Trace, TraceStep } from './model/trace';
export { transitionId, transitionsOf } from './model/transition-id';
export { maxSteps } from './recorder/drop-steps';
export { createMask, maskPassed, type TypedKeys } from './recorder/mask';
export { definitionsOf, openTrace } from './recorder/open-trace';
export { checkActors, parseTrace } from './recorder/parse-trace';
export { createRecorder } from './recorder/record-trace';
export { startSession } from './recorder/session';

import type { AnyStateMachine } from 'xstate';
import type { Chart } from '../chart/chart';
import type { Pane } from './cost';
import type { Widths } from './widths';

/** What the page posts to the worker; `machine` is one of `plainMachine`. */
export type Task = { id: number; machine: AnyStateMachine; widths: Widths; pane: Pane };

/** What the worker answers: charts, each better than the one before, and how it ended. */
export type Answer =
  | { kind: 'chart'; id: number; chart: Chart }
  | { kind: 'done'; id: number }
  | { kind: 'failed'; id: number; problem: string }
  | { kind: 'broken'; problem: string };

import type { AnyStateMachine } from 'xstate';
import * as registry from '../../machines';
import type { Oracle } from '../../packages/workbench/src/judge/judge';
import { tables } from '../tables';

const machines: Record<string, AnyStateMachine> = Object.fromEntries(
  Object.values(registry).map((machine) => [machine.id, machine]),
);

/** What traces of this site are judged by: its statecharts and their transition tables. */
export const oracle: Oracle = { machines, tables };

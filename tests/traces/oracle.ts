import type { AnyStateMachine } from 'xstate';
import * as registry from '../../machines';
import type { Oracle } from '../../packages/workbench/src/judge/oracle';
import { tables } from '../tables';

const machines: Record<string, AnyStateMachine> = Object.fromEntries(
  Object.values(registry).map((machine) => [machine.id, machine]),
);

/** The site's statecharts and their transition tables, by which its traces are judged. */
export const oracle: Oracle = { machines, tables };

import { machines, tables } from '../../machines/tables';
import type { Oracle } from '../../packages/workbench/src/judge/oracle';

/** The site's statecharts and their transition tables, by which its traces are judged. */
export const oracle: Oracle = { machines, tables };

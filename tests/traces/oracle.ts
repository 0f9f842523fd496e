import type { Oracle } from '@/workbench/judge/oracle';
import { machines, tables } from '../../machines/tables';

/** The site's statecharts and their transition tables, by which its traces are judged. */
export const oracle: Oracle = { machines, tables };

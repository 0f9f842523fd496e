/** Lays out charts on the main thread, for pages that may not start workers. */
import ELK from 'elkjs/lib/elk.bundled.js';
import type { Chart } from '../chart/chart';
import { nodesOf } from '../model/state-nodes';
import { transitionsOf } from '../model/transition-id';
import { layOut } from './lay-out';
import type { Task } from './messages';
import { measureIn } from './widths';

const elk = new ELK();

/** The most states and transitions that are laid out without a worker: more would hold up the page. */
const mostParts = 150;

/** The first drawing without flaws, or the least flawed one that a tenth of a second finds. */
export async function layOutInPage({ machine, widths, pane }: Omit<Task, 'id'>): Promise<Chart> {
  const nodes = nodesOf(machine);
  const parts = nodes.length + nodes.flatMap(transitionsOf).length;
  if (parts > mostParts) throw new Error('it is large, and this page may not start workers');
  const charts = layOut(machine, { elk, measure: measureIn(widths), pane });
  const { value } = await charts.next();
  return value as Chart;
}

/** Lays out charts on the main thread, for pages that may not start workers. */
import ELK from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine } from 'xstate';
import type { Chart } from '../chart/chart';
import { layOut } from './lay-out';
import { measureIn, type Widths } from './widths';

const elk = new ELK();

/** The first drawing without flaws, or the least flawed one that half a second finds. */
export async function layOutInPage(machine: AnyStateMachine, widths: Widths): Promise<Chart> {
  const charts = layOut(machine, { elk, measure: measureIn(widths), patience: 500 });
  const { value } = await charts.next();
  return value as Chart;
}

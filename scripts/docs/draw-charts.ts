import ELK from 'elkjs/lib/elk.bundled.js';
import type { Font } from 'fontkit';
import type { AnyStateMachine } from 'xstate';
import type { Chart } from '@/workbench/chart/chart';
import { layOut, type Pane } from '@/workbench/layout/lay-out';
import { type Measure, typeStyles } from '@/workbench/layout/text';
import { webFont } from '../assets/web-font';

/** Measures text in the site's fonts, loaded once per weight. */
async function createMeasure(): Promise<Measure> {
  const faces = new Map<string, Font>();
  for (const { font, weight } of Object.values(typeStyles)) {
    const key = `${font} ${weight}`;
    if (!faces.has(key)) faces.set(key, await webFont(font, weight));
  }
  return (text, role) => {
    const { font, weight, size } = typeStyles[role];
    const face = faces.get(`${font} ${weight}`) as Font;
    return (face.layout(text).advanceWidth / face.unitsPerEm) * size;
  };
}

/** Draws machines as the workbench does, for its usual pane or for another place. */
export async function drawCharts(
  machines: readonly AnyStateMachine[],
  pane?: Pane,
): Promise<Chart[]> {
  const [elk, measure] = [new ELK(), await createMeasure()];
  return Promise.all(machines.map((machine) => layOut(machine, elk, measure, pane)));
}

import { readFileSync } from 'node:fs';
import ELK from 'elkjs/lib/elk.bundled.js';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import type { AnyStateMachine } from 'xstate';
import type { Chart } from '@/workbench/chart/chart';
import { layOut, type Pane } from '@/workbench/layout/lay-out';
import { type Measure, typeStyles } from '@/workbench/layout/style';
import { characters } from '../../src/theme/characters';
import { fontName } from '../../src/theme/fonts';

/** Measures text in the site's fonts, loaded once per weight; fontkit can't vary a compressed font. */
async function createMeasure(): Promise<Measure> {
  const faces = new Map<string, Font>();
  for (const { font, weight } of Object.values(typeStyles)) {
    const key = `${font} ${weight}`;
    if (faces.has(key)) continue;
    const file = readFileSync(`src/styles/fonts/${fontName(font)}.woff2`);
    const face = await subsetFont(file, characters, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    });
    faces.set(key, create(face) as Font);
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

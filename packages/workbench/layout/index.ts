import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import type { Chart } from '../src/chart/chart';
import { layOut } from './lay-out';
import { createMeasure, type Fonts } from './text';

export type { Fonts } from './text';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Bytes that tell this layout from any other: its code's, its fonts', ELK's. */
async function signLayout({ heading, text, characters }: Fonts): Promise<string> {
  const hash = createHash('sha256').update(heading).update(text).update(characters);
  for (const name of (await readdir(here)).sort()) hash.update(await readFile(join(here, name)));
  return hash.update(await readFile('node_modules/elkjs/package.json')).digest('hex');
}

/**
 * Lays out machines, each of which takes seconds: so what was laid out is kept in `cache`, a
 * folder, until the machine, the fonts or the layout change.
 */
export async function layOutCharts(
  machines: readonly AnyStateMachine[],
  fonts: Fonts,
  cache = 'node_modules/.cache/statecharts',
): Promise<Chart[]> {
  const signature = await signLayout(fonts);
  const measure = await createMeasure(fonts);
  await mkdir(cache, { recursive: true });
  const charts: Chart[] = [];
  for (const machine of machines) {
    const { delays } = machine.implementations;
    const drawn = JSON.stringify([signature, machine.root.definition, delays]);
    const file = join(cache, `${createHash('sha256').update(drawn).digest('hex')}.json`);
    const kept = await readFile(file, 'utf8').catch(() => undefined);
    const chart = kept ? (JSON.parse(kept) as Chart) : await layOut(machine, measure);
    if (!kept) await writeFile(file, JSON.stringify(chart));
    charts.push(chart);
  }
  return charts;
}

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import type { Chart } from '../src/chart/chart';
import { layOut } from './lay-out';
import { createMeasure, type Fonts, type Measure } from './text';

export type { Fonts } from './text';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Bytes that tell this layout from any other: its code's, its fonts', ELK's. */
async function signLayout({ heading, text, characters }: Fonts): Promise<string> {
  const hash = createHash('sha256').update(heading).update(text).update(characters);
  for (const name of (await readdir(here)).sort()) hash.update(await readFile(join(here, name)));
  const elk = createRequire(import.meta.url).resolve('elkjs/package.json');
  return hash.update(await readFile(elk)).digest('hex');
}

function keyOf(machine: AnyStateMachine, signature: string) {
  const { delays } = machine.implementations;
  const drawn = JSON.stringify([signature, machine.root.definition, delays]);
  return createHash('sha256').update(drawn).digest('hex');
}

/** A chart, and what tells whether it is still that of its machine. */
export type KeptChart = { key: string; chart: Chart };

async function readKept(folder: string, { id }: AnyStateMachine): Promise<KeptChart | undefined> {
  const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

/**
 * Lays out machines. Each takes seconds, so those in `folder`, a JSON file a machine, are taken
 * from there, unless the machine, the fonts or the layout have changed since.
 */
export async function layOutCharts(
  machines: readonly AnyStateMachine[],
  fonts: Fonts,
  folder: string,
): Promise<KeptChart[]> {
  const signature = await signLayout(fonts);
  let measure: Measure | undefined;
  const charts: KeptChart[] = [];
  for (const machine of machines) {
    const key = keyOf(machine, signature);
    const kept = await readKept(folder, machine);
    if (kept?.key === key) {
      charts.push(kept);
      continue;
    }
    measure ??= await createMeasure(fonts);
    charts.push({ key, chart: await layOut(machine, measure) });
  }
  return charts;
}

/** Writes charts into `folder` for `layOutCharts`, in place of what was there. */
export async function keepCharts(charts: readonly KeptChart[], folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const kept of charts) {
    await writeFile(join(folder, `${kept.chart.id}.json`), `${JSON.stringify(kept)}\n`);
  }
}

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

/** A hash of the layout code, the fonts and ELK. */
async function hashLayout({ heading, text, characters }: Fonts): Promise<string> {
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

/** A stored chart and its cache key. */
export type StoredChart = { key: string; chart: Chart };

const fileOf = (id: string) => `${id}.json`;

/** A stored chart; undefined if there is no such file, or it is not one of `saveCharts`. */
async function readStored(folder: string, name: string): Promise<StoredChart | undefined> {
  try {
    const stored = JSON.parse(await readFile(join(folder, name), 'utf8'));
    const isChart = typeof stored.key === 'string' && fileOf(stored.chart.id) === name;
    return isChart ? stored : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Lays out machines. Takes seconds for each, so layouts stored in `folder` are reused unless the
 * machine, the fonts or the layout code have changed.
 */
export async function layOutCharts(
  machines: readonly AnyStateMachine[],
  fonts: Fonts,
  folder: string,
): Promise<StoredChart[]> {
  const signature = await hashLayout(fonts);
  let measure: Measure | undefined;
  const charts: StoredChart[] = [];
  for (const machine of machines) {
    const key = keyOf(machine, signature);
    const stored = await readStored(folder, fileOf(machine.id));
    if (stored?.key === key) {
      charts.push(stored);
      continue;
    }
    measure ??= await createMeasure(fonts);
    charts.push({ key, chart: await layOut(machine, measure) });
  }
  return charts;
}

/** Replaces the charts stored in `folder`; other files there stay. */
export async function saveCharts(charts: readonly StoredChart[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (await readStored(folder, name)) await rm(join(folder, name));
  }
  for (const stored of charts) {
    await writeFile(join(folder, fileOf(stored.chart.id)), `${JSON.stringify(stored)}\n`);
  }
}

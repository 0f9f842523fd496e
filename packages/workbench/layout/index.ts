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

async function readStored(
  folder: string,
  { id }: AnyStateMachine,
): Promise<StoredChart | undefined> {
  const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
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
    const stored = await readStored(folder, machine);
    if (stored?.key === key) {
      charts.push(stored);
      continue;
    }
    measure ??= await createMeasure(fonts);
    charts.push({ key, chart: await layOut(machine, measure) });
  }
  return charts;
}

/** Replaces the charts stored in `folder`. */
export async function saveCharts(charts: readonly StoredChart[], folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const stored of charts) {
    await writeFile(join(folder, `${stored.chart.id}.json`), `${JSON.stringify(stored)}\n`);
  }
}

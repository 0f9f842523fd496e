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

/** A hash of the layout code (without this file, which only stores charts), the fonts and ELK. */
async function hashLayout({ heading, text, characters }: Fonts): Promise<string> {
  const hash = createHash('sha256').update(heading).update(text).update(characters);
  const code = (await readdir(here)).filter((name) => name !== 'index.ts').sort();
  for (const name of code) hash.update(await readFile(join(here, name)));
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
 * machine, the fonts or the layout code have changed. `onStart` receives the ids of those that are
 * laid out anew, before that.
 */
export async function layOutCharts(
  machines: readonly AnyStateMachine[],
  fonts: Fonts,
  folder: string,
  onStart: (ids: readonly string[]) => void = () => {},
): Promise<StoredChart[]> {
  const signature = await hashLayout(fonts);
  const found = await Promise.all(
    machines.map(async (machine) => {
      const key = keyOf(machine, signature);
      const stored = await readStored(folder, fileOf(machine.id));
      return { machine, key, stored: stored?.key === key ? stored : undefined };
    }),
  );
  const stale = found.filter(({ stored }) => !stored);
  if (stale.length > 0) onStart(stale.map(({ machine }) => machine.id));
  let measure: Measure | undefined;
  const charts: StoredChart[] = [];
  for (const { machine, key, stored } of found) {
    if (!stored) measure ??= await createMeasure(fonts);
    charts.push(stored ?? { key, chart: await layOut(machine, measure as Measure) });
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

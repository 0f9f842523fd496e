import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Chart } from '@workbench/chart/chart';
import { expect, it } from 'vitest';
import { saveCharts } from '../../packages/workbench/layout';

const chartOf = (id: string) => ({
  key: 'any',
  chart: { id, width: 0, height: 0, states: [], transitions: [], initials: [] } satisfies Chart,
});

it('replaces stored charts and keeps other files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'charts-'));
  for (const [name, text] of [
    ['notes.md', 'kept'],
    ['package.json', '{"name":"kept"}'],
    ['broken.json', '{'],
  ] as const) {
    writeFileSync(join(folder, name), text);
  }
  await saveCharts([chartOf('lamp'), chartOf('door')], folder);
  await saveCharts([chartOf('door')], folder);
  expect(readdirSync(folder).sort()).toEqual([
    'broken.json',
    'door.json',
    'notes.md',
    'package.json',
  ]);
});

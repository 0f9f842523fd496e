import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Trace } from '@/workbench/model/trace';
import { readClauses } from '../../../scripts/docs/clauses';
import { recordCart } from '../../support/record-cart';

const folder = mkdtempSync(join(tmpdir(), 'traces-'));
afterAll(() => rmSync(folder, { recursive: true }));

const save = (trace: Partial<Trace>) => {
  const file = join(folder, 'trace.json');
  writeFileSync(file, JSON.stringify(trace));
  return file;
};
const run = (...words: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check-trace.ts', ...words], {
    encoding: 'utf8',
  });

describe('npm run trace', { timeout: 30_000 }, () => {
  it('exits with 1 and the first step that departs, with its clause', () => {
    const view = readClauses().find(({ id }) => id === 'ST-CART-7');
    const trace = recordCart(2);
    const step = trace.steps[1];
    if (step) step.to = 'empty';
    const { status, stdout } = run(save(trace));
    expect(stdout).toContain('trace.json, step 2 departs: cart 1, {"type":"item.added"');
    expect(stdout).toContain('  expected: filled\n  got:      empty\n');
    expect(stdout).toContain(`ST-CART-7: ${view?.text}`);
    expect(status).toBe(1);
  });

  it('exits with 2 and the reason for a file that is not a trace', () => {
    const { status, stdout, stderr } = run(save({}));
    expect(stderr).toContain('Not a trace');
    expect([status, stdout]).toEqual([2, '']);
  });
});

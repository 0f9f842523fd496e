import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countCoverage } from '@/workbench/judge/counts';
import { judgeTrace } from '@/workbench/judge/judge';
import type { Trace } from '@/workbench/model/trace';
import { readClauses } from '../../../scripts/docs/clauses';
import { recordCart } from '../../support/record-cart';
import { oracle } from '../../traces/oracle';

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
  it('exits with 0 for a trace that conforms to the statecharts, and counts its coverage', () => {
    const { status, stdout } = run(save(recordCart(3)), '--coverage');
    expect(stdout).toContain('4 steps conform to the statecharts and their tables');
    expect(status).toBe(0);
    const counts = countCoverage(judgeTrace(recordCart(3), oracle));
    expect(Object.fromEntries(counts)).toEqual({
      cart: 1,
      'cart.empty': 1,
      'cart.empty#item.added#0': 1,
      'cart.filled': 1,
      'cart.filled#item.added#0': 2,
    });
    for (const [id, count] of counts) expect(stdout).toContain(`${count}  ${id}\n`);
  });

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

  it.each([
    ['a file that is missing', () => join(folder, 'missing.json'), 'ENOENT'],
    ['a file that is not a trace', () => save({}), 'Not a trace'],
  ])('exits with 2 and the reason for %s', (_, file, reason) => {
    const { status, stdout, stderr } = run(file());
    expect(stderr).toContain(reason);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });
});

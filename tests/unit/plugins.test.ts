import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { excerpts } from '../../plugins/excerpts';

const folder = mkdtempSync(join(tmpdir(), 'excerpts-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** Builds an excerpt with this source; resolves to its code for browsers. */
async function buildExcerpt(source: string): Promise<string> {
  const file = join(folder, 'list.excerpt.ts');
  writeFileSync(file, source);
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [excerpts()],
    build: { write: false, minify: false, lib: { entry: file, formats: ['es'] } },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  return bundle && 'output' in bundle ? bundle.output[0].code : '';
}

describe('an excerpt', () => {
  it('has its values, without what they are computed from', async () => {
    const code = await buildExcerpt(
      `const all: number[] = [1, 2, 98765]; export const first = { of: all[0], last: null };`,
    );
    expect(code).toMatch(/"of": 1/);
    expect(code).not.toContain('98765');
  });

  it.each([
    ['toCard', 'export const toCard = () => 1;'],
    ['toLine', 'export function toLine() {}'],
    ['missing', 'export const missing = undefined;'],
    ['cards', 'export const cards = [{ id: 1, draw: () => 1 }];'],
    ['byName', 'export const byName = new Map([[1, 2]]);'],
    ['start', 'export const start = new Date(0);'],
  ])('cannot export %s, which JSON would lose', async (name, source) => {
    await expect(buildExcerpt(`export const fine = 1; ${source}`)).rejects.toThrow(
      new RegExp(`list\\.excerpt\\.ts exports ${name}, which JSON can't hold`),
    );
  });
});

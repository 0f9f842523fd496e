import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { firmSchema } from './schema.ts';

const root = resolve(import.meta.dirname, '../..');
const file = 'src/content/firm.ts';

/** The module with the facts of the firm. */
export const firmFile = join(root, file);

/** Throws an error that lists every missing or malformed fact, and what was expected. */
export function checkFirm(firm: unknown): void {
  const hasFile = (path: string) => existsSync(join(root, 'public', path));
  const { error } = firmSchema(hasFile, new Date().getFullYear()).safeParse(firm);
  if (!error) return;
  const problems = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => `${[...issue.path, key].join('.')}: unknown field`)
      : `${issue.path.join('.') || 'firm'}: expected ${issue.message}`,
  );
  throw new Error(
    `The facts of the firm are wrong:\n${problems.map((one) => `  ${file} ${one}`).join('\n')}`,
  );
}

/** Reads the firm's file anew and checks it. Rejects as `checkFirm` throws. */
export async function checkFirmFile(): Promise<void> {
  const { module } = await runnerImport<{ firm?: unknown }>(firmFile, {
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@': join(root, 'src') } },
  });
  checkFirm(module.firm);
}

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Licenses that only require attribution. */
const permissive = /^(MIT|ISC|Apache-2\.0|0BSD|BSD-[23]-Clause|OFL-1\.1|Unlicense)$/;

type Locked = { license?: string; dev?: boolean; devOptional?: boolean };

it('the packages that the site ships have permissive licenses', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { '': _, ...packages }: Record<string, Locked> = lock.packages;
  const used = Object.entries(packages).filter(([, { dev, devOptional }]) => !dev && !devOptional);
  expect(used.map(([folder]) => folder)).toContain('node_modules/react-dom');
  expect(used.filter(([, { license = '' }]) => !permissive.test(license))).toEqual([]);
});

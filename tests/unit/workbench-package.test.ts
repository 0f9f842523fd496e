import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readImports, specifiersOf } from '../support/import-graph';

const home = 'packages/workbench';
const imports = readImports([home, 'src', 'machines', 'tests', 'scripts']);
const own = [...imports].filter(([file]) => file.startsWith(`${home}/`));

it('the workbench does not import from the site', () => {
  expect(own.length).toBeGreaterThan(30);
  const strays = own.flatMap(([file, targets]) =>
    targets.filter((target) => !target.startsWith(`${home}/`)).map((to) => `${file}: ${to}`),
  );
  expect(strays).toEqual([]);
});

it('imports only the packages in its package.json', () => {
  const { peerDependencies } = JSON.parse(readFileSync(`${home}/package.json`, 'utf8'));
  const used = own
    .filter(([file]) => !file.startsWith(`${home}/example/`))
    .flatMap(([file]) => specifiersOf(file).filter((specifier) => /^[@\w]/.test(specifier)))
    .filter((specifier) => !specifier.startsWith('node:'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  expect([...new Set(used)].sort()).toEqual(Object.keys(peerDependencies).sort());
});

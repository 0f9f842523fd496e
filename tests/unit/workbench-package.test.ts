import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readImports, specifiersOf } from '../support/import-graph';

const home = 'packages/workbench';
const imports = readImports([home, 'src', 'machines', 'tests', 'scripts']);
const own = [...imports].filter(([file]) => file.startsWith(`${home}/`));

it('the workbench imports nothing of the site', () => {
  expect(own.length).toBeGreaterThan(30);
  const strays = own.flatMap(([file, targets]) =>
    targets.filter((target) => !target.startsWith(`${home}/`)).map((to) => `${file}: ${to}`),
  );
  expect(strays).toEqual([]);
});

it('what it shows with imports only the packages that it names', () => {
  const { dependencies = {}, peerDependencies } = JSON.parse(
    readFileSync(`${home}/package.json`, 'utf8'),
  );
  const named = Object.keys({ ...dependencies, ...peerDependencies });
  const used = own
    .filter(([file]) => file.startsWith(`${home}/src/`))
    .flatMap(([file]) => specifiersOf(file).filter((specifier) => /^[@\w]/.test(specifier)));
  expect([...new Set(used.map((name) => name.split('/')[0]))].sort()).toEqual(
    [...new Set(named.map((name) => name.split('/')[0]))].sort(),
  );
});

import { existsSync, readFileSync } from 'node:fs';
import { checkTable } from '@workbench/judge/check-table';
import { expect, it } from 'vitest';
import { lampTable } from '../../packages/workbench/example/lamp';
import { readImports, specifiersOf } from '../support/import-graph';

const home = 'packages/workbench';
const imports = readImports([home, 'src', 'machines', 'tests', 'scripts']);
const own = [...imports].filter(([file]) => file.startsWith(`${home}/`));
const { exports, dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(
  readFileSync(`${home}/package.json`, 'utf8'),
);

/** A file of the package and all that it imports. */
function withImports(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const target of imports.get(file) ?? []) withImports(target, known);
  return known;
}

it('the workbench does not import from the site', () => {
  expect(own.length).toBeGreaterThan(30);
  const strays = own.flatMap(([file, targets]) =>
    targets.filter((target) => !target.startsWith(`${home}/`)).map((to) => `${file}: ${to}`),
  );
  expect(strays).toEqual([]);
});

/** The peers that only its dependencies import. */
const indirect = ['react-dom'];

it('imports only the packages that it names', () => {
  const used = own
    .flatMap(([file]) => specifiersOf(file).filter((specifier) => /^[@\w]/.test(specifier)))
    .filter((specifier) => !specifier.startsWith('node:'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  const named = Object.keys({ ...dependencies, ...peerDependencies });
  expect([...new Set([...used, ...indirect])].sort()).toEqual(named.sort());
});

it('has optional peers for what only the layout needs', () => {
  const specifiers = [...withImports(`${home}/src/index.ts`)].flatMap(specifiersOf);
  const optional = Object.keys(peerDependencies).filter(
    (name) =>
      !indirect.includes(name) &&
      !specifiers.some((specifier) => `${specifier}/`.startsWith(`${name}/`)),
  );
  expect(Object.keys(peerDependenciesMeta).sort()).toEqual(optional.sort());
});

it('exports files that exist, those for Node without React and stylesheets', () => {
  const files = Object.values<string>(exports);
  expect(files.filter((file) => !existsSync(`${home}/${file}`))).toEqual([]);
  const headless = [...withImports(`${home}/src/headless.ts`)];
  expect(headless.flatMap(specifiersOf).filter((name) => /react|\.css$/.test(name))).toEqual([]);
});

it('does not name the site', () => {
  const sources = own.map(([file]) => file).filter((file) => file.startsWith(`${home}/src/`));
  const naming = /accupay|npm run|ST-CART/i;
  expect(sources.filter((file) => naming.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('has an example whose table holds', () => {
  expect(lampTable.rows.length).toBeGreaterThan(0);
  const { machine } = lampTable;
  const oracle = { machines: { lamp: machine }, tables: { lamp: lampTable } };
  expect(checkTable(oracle, 'lamp')).toBeNull();
});

import { existsSync, readFileSync } from 'node:fs';
import { checkTable } from '@workbench/judge/check-table';
import { expect, it } from 'vitest';
import { lampTable } from '../../packages/workbench/example/lamp';
import { readImports, specifiersOf } from '../support/import-graph';

const home = 'packages/workbench';
const imports = readImports([home, 'src', 'machines', 'deploy', 'tests', 'scripts']);
const own = [...imports].filter(([file]) => file.startsWith(`${home}/`));
const sources = own.map(([file]) => file).filter((file) => file.startsWith(`${home}/src/`));
const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { name, exports, dependencies, devDependencies, peerDependencies, peerDependenciesMeta } =
  readManifest(`${home}/package.json`);

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

it('what is not a test imports of it only what it exports', () => {
  const users = [...imports.keys()].filter((file) => !/^(tests|packages)\//.test(file));
  const used = users.flatMap((file) =>
    specifiersOf(file)
      .filter((specifier) => /^@workbench|workbench\/src|^statechart-workbench/.test(specifier))
      .map((specifier) => ({ file, entry: specifier.replace(name, '.').replace(/\?.*/, '') })),
  );
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter(({ entry }) => !(entry in exports))).toEqual([]);
});

/** The peers that only the packages in its build import. */
const indirect = ['react-dom'];

it('imports only the packages that it names', () => {
  const used = sources
    .flatMap((file) => specifiersOf(file).filter((specifier) => /^[@\w]/.test(specifier)))
    .filter((specifier) => !specifier.startsWith('node:'))
    .map((specifier) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '');
  const named = Object.keys({ ...devDependencies, ...peerDependencies });
  expect([...new Set([...used, ...indirect])].sort()).toEqual(named.sort());
});

it('needs XState alone: other packages are in its build, and React is for the page that has it', () => {
  expect(dependencies).toBeUndefined();
  const root = readManifest('package.json');
  const pinned = { ...root.dependencies, ...root.devDependencies };
  expect(pinned).toMatchObject(devDependencies);
  const required = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]);
  expect(required).toEqual(['xstate']);
});

it('exports sources that exist, those for Node without React and stylesheets', () => {
  const entries = Object.keys(exports).filter((entry) => entry !== './package.json');
  const sourcesOf = (entry: string) =>
    ['', '.ts', '/index.ts'].map((ending) => `${home}/src/${entry}${ending}`.replace('/./', '/'));
  expect(entries.filter((entry) => !sourcesOf(entry).some(existsSync))).toEqual([]);
  for (const file of ['headless', 'layout/headless', 'hook/index', 'hook/node', 'server/start']) {
    const all = [...withImports(`${home}/src/${file}.ts`)];
    expect(all.flatMap(specifiersOf).filter((name) => /react|\.css$/.test(name))).toEqual([]);
  }
});

it('does not name the site', () => {
  const naming = /accupay|npm run|ST-CART/i;
  expect(sources.filter((file) => naming.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('has an example whose table holds', () => {
  expect(lampTable.rows.length).toBeGreaterThan(0);
  const { machine } = lampTable;
  const oracle = { machines: { lamp: machine }, tables: { lamp: lampTable } };
  expect(checkTable(oracle, 'lamp')).toBeNull();
});

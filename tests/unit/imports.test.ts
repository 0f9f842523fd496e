import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCircles, pathOf, readImports, specifiersOf } from '../support/import-graph';

/** From the bottom up: a file imports from its own layer and those before it. */
const layers = [
  'machines',
  'packages',
  'tests/tables',
  'src/globals',
  'src/routes',
  'src/lib',
  'src/payroll',
  'src/content',
  'src/loading',
  'src/components',
  'src/state',
  'src/illustrations',
  'src/sections',
  'src/layouts',
  'src/pages',
  'src/page-registry',
  'src/app',
  'src/tracing',
  'src/hydrate',
  'src/entry-server',
  'src/workbench',
  'deploy/server',
  'deploy/build',
  'scripts/assets',
  'scripts/docs',
  'tests/traces',
  'tests/support',
  'scripts/traces',
  'scripts/bench',
  'tests',
];

/** The layers that may import machines. */
const machineUsers = /^(machines|src\/(state|tracing|workbench)|packages|scripts|tests)(\/|$)/;

/** `src/lib/slugify.ts` belongs to `src/lib`, `src/app.tsx` to `src/app`. */
const layerOf = (file: string) =>
  layers.find((layer) => file.startsWith(`${layer}/`) || file.startsWith(`${layer}.`));

describe('imports run one way', () => {
  const imports = readImports(['machines', 'src', 'deploy', 'scripts', 'tests']);
  const edges = [...imports].flatMap(([from, targets]) => targets.map((to) => ({ from, to })));

  it('every file has a layer', () => {
    expect([...imports.keys()].filter((file) => !layerOf(file))).toEqual([]);
  });

  it.each(layers)('%s imports from nothing above it', (layer) => {
    const upward = edges.filter(
      ({ from, to }) =>
        layerOf(from) === layer && layers.indexOf(layerOf(to) ?? '') > layers.indexOf(layer),
    );
    expect(upward).toEqual([]);
  });

  it('only what adapts, shows or tests machines imports them', () => {
    const others = edges.filter(
      ({ from, to }) => layerOf(to) === 'machines' && !machineUsers.test(from),
    );
    expect(others).toEqual([]);
  });

  it('no file imports itself by way of others', () => {
    expect(findCircles(imports)).toEqual([]);
  });
});

describe('findCircles', () => {
  it('reports a circle once, and its way', () => {
    const imports = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b']],
      ['d', ['a']],
    ]);
    expect(findCircles(imports)).toEqual([['b', 'c', 'b']]);
  });
});

describe('the workbench is a package of its own', () => {
  const home = 'packages/workbench';
  const files = ['src', 'example'].flatMap((folder) =>
    readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(home, folder, name)),
  );
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(home, 'package.json'), 'utf8'),
  );

  it('imports nothing of the site', () => {
    expect(files.length).toBeGreaterThan(30);
    const strays = files.flatMap((file) =>
      specifiersOf(file)
        .filter((specifier) => {
          const target = pathOf(specifier, file);
          return target !== undefined && !target.startsWith(`${home}/`);
        })
        .map((specifier) => `${file} imports ${specifier}`),
    );
    expect(strays).toEqual([]);
  });

  it('imports only the packages that it names', () => {
    const named = new Set([...Object.keys(dependencies ?? {}), ...Object.keys(peerDependencies)]);
    const packageOf = (specifier: string) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');
    const used = files
      .filter((file) => file.startsWith(`${home}/src`))
      .flatMap((file) =>
        specifiersOf(file).filter(
          (specifier) => /^[@\w]/.test(specifier) && pathOf(specifier, file) === undefined,
        ),
      );
    expect([...new Set(used.map(packageOf))].filter((name) => !named.has(name))).toEqual([]);
  });
});

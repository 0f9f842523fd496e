import { describe, expect, it } from 'vitest';
import { findCycles, readImports } from '../support/import-graph';

/** Each layer imports only from itself and from the layers listed before it. */
const layers = [
  'machines',
  'machines/tables',
  'src/globals',
  'src/specification',
  'src/routes',
  'src/lib/weekdays',
  'src/content/firm',
  'src/theme',
  'src/lib',
  'src/components',
  'src/payroll',
  'src/content',
  'src/brand',
  'src/loading',
  'src/effects',
  'src/state',
  'src/illustrations',
  'src/sections',
  'src/layouts',
  'src/pages',
  'src/page-registry',
  'src/app',
  'src/tracing/typed-keys',
  'src/workbench',
  'src/tracing',
  'src/hydrate',
  'src/entry-server',
  'server',
  'plugins',
  'scripts/assets',
  'scripts/support',
  'tests/mutants',
  'scripts/docs',
  'tests/traces',
  'tests/support',
  'scripts/traces',
  'scripts/bench',
  'scripts/screens',
  'scripts/mutants',
  'tests',
];

/** The layers that can import machines. */
const machineUsers = /^(machines|src\/(state|tracing|workbench)|scripts|tests)(\/|$)/;

/** The layers that can import the tables of machines, which visitors' code does not contain. */
const tableUsers = /^(machines\/tables|src\/(tracing|workbench)|scripts|tests)(\/|$)/;

/**
 * `src/lib/slugify.ts` belongs to `src/lib`, `src/app.tsx` to `src/app`; of two layers, a file belongs
 * to the inner one.
 */
const layerOf = (file: string) =>
  layers
    .filter((layer) => file.startsWith(`${layer}/`) || file.startsWith(`${layer}.`))
    .reduce<string | undefined>((a, b) => (a && a.length > b.length ? a : b), undefined);

describe('imports run one way', () => {
  const imports = readImports(['machines', 'src', 'plugins', 'server', 'scripts', 'tests']);
  const edges = [...imports].flatMap(([from, targets]) => targets.map((to) => ({ from, to })));

  it('every file has a layer', () => {
    expect([...imports.keys()].filter((file) => !layerOf(file))).toEqual([]);
  });

  it.each(layers)('%s imports from no later layer', (layer) => {
    const upward = edges.filter(
      ({ from, to }) =>
        layerOf(from) === layer && layers.indexOf(layerOf(to) ?? '') > layers.indexOf(layer),
    );
    expect(upward).toEqual([]);
  });

  it('only layers that adapt, show or test machines import them', () => {
    const others = edges.filter(
      ({ from, to }) => layerOf(to) === 'machines' && !machineUsers.test(from),
    );
    expect(others).toEqual([]);
  });

  it('only tools and tests import the tables', () => {
    const others = edges.filter(
      ({ from, to }) => layerOf(to) === 'machines/tables' && !tableUsers.test(from),
    );
    expect(others).toEqual([]);
  });

  it('sections import from their own folder and from shared', () => {
    const folderOf = (file: string) => /^src\/sections\/([^/]+)\//.exec(file)?.[1];
    const others = edges.filter(({ from, to }) => {
      const [own, other] = [folderOf(from), folderOf(to)];
      return own && other && other !== own && other !== 'shared';
    });
    expect(others).toEqual([]);
  });

  it('there are no import cycles', () => {
    expect(findCycles(imports)).toEqual([]);
  });
});

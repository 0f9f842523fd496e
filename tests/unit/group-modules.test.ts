import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupModules } from '../../plugins/group-modules';
import { findCycles } from '../support/import-graph';

/** Modules by id, with their imports; sizes are 1000 unless given. */
const modules = (imports: Record<string, string[]>, sizes: Record<string, number> = {}) =>
  new Map(
    Object.entries(imports).map(([id, all]) => [id, { size: sizes[id] ?? 1000, imports: all }]),
  );

/** The groups, each sorted, for pages `p`, `q`, `r` and a request that is worth 100 characters. */
const grouped = (...graph: Parameters<typeof modules>) =>
  groupModules(modules(...graph), ['p', 'q', 'r'], 100)
    .map((ids) => ids.sort().join(' '))
    .sort();

describe('groups of modules', () => {
  it('have what the same pages import, directly or not', () => {
    expect(grouped({ p: ['a', 'c'], q: ['a', 'c'], r: ['c'], a: ['b'], b: [], c: [] })).toEqual([
      'a b',
      'c',
    ]);
  });

  it('leave out pages, and what only one of them imports', () => {
    expect(grouped({ p: ['q', 'a'], q: ['b'], r: [], a: [], b: [] })).toEqual(['b']);
  });

  it('are merged if the code that some pages do not need costs less than the requests', () => {
    const imports = { p: ['a', 'b'], q: ['a', 'b'], r: ['b'], a: [], b: [] };
    expect(grouped(imports, { a: 199 })).toEqual(['a b']);
    expect(grouped(imports, { a: 200 })).toEqual(['a', 'b']);
  });

  it('never import each other in a circle', () => {
    const ids = [...'abcdefgh'];
    const pages = [...'pqrs'];
    // A module imports only later ones, so that only groups can import each other.
    const anyGraph = fc.record(
      Object.fromEntries(
        [...pages, ...ids].map((id) => {
          const later = ids.slice(ids.indexOf(id) + 1);
          return [id, fc.record({ imports: fc.subarray(later), size: fc.nat(300) })];
        }),
      ),
    );
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const groups = groupModules(new Map(Object.entries(graph)), pages, 100);
        const groupOf = (id: string) => groups.findIndex((group) => group.includes(id));
        const edges = new Map(
          groups.map((group, index) => [
            `${index}`,
            group
              .flatMap((id) => graph[id]?.imports ?? [])
              .map((id) => `${groupOf(id)}`)
              .filter((target) => target !== `${index}`),
          ]),
        );
        expect(findCycles(edges)).toEqual([]);
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it('stop at modules that have a chunk already', () => {
    expect(grouped({ p: ['a'], q: ['a'], r: [], a: ['react'] })).toEqual(['a']);
  });
});

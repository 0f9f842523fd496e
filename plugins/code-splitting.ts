import type { Rolldown } from 'vite';
import { groupModules, type Module } from './group-modules';

/** The modules of npm packages. */
const inPackages = (...names: string[]) =>
  new RegExp(`node_modules[\\\\/](${names.join('|')})[\\\\/]`);

/** React in its own chunk, because it changes least. */
export const react = {
  name: 'react',
  test: inPackages('react', 'react-dom', 'scheduler'),
  priority: 2,
};

/** The icons that several pages use. */
const icons = { name: 'icons', test: inPackages('lucide'), minShareCount: 2, priority: 2 };

/** How many characters of source code a request is worth. */
const request = 1000;

/**
 * Splits the client's code into React, icons, the frame of every page, and modules that pages share,
 * grouped so that a page does not request dozens of small files.
 */
export function codeSplitting(): Rolldown.OutputOptions {
  let sharedChunks: ReadonlyMap<string, string> | undefined;
  return {
    codeSplitting: {
      groups: [
        react,
        icons,
        // Everything that each page imports, without the entry itself, which has the stylesheet.
        {
          name: (id, context) => (isEntry(id, context) ? null : 'frame'),
          debugName: 'frame',
          tags: ['$initial'],
          priority: 1,
        },
        {
          name: (id, context) => {
            sharedChunks ??= nameSharedChunks(readGraph(id, context));
            return sharedChunks.get(id) ?? null;
          },
          debugName: 'shared',
          // They have groups of their own.
          includeDependenciesRecursively: false,
        },
      ],
    },
    chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
  };
}

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];
type Graph = ReadonlyMap<string, Module & { isEntry: boolean; lazyImports: readonly string[] }>;

/** The HTML document, the module that it loads, and stylesheets. */
const isEntry = (id: string, context: Context) => {
  const isDocument = (of: string) => context.getModuleInfo(of)?.isEntry;
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return isDocument(id) || importers.some(isDocument) || /\.css($|\?)/.test(id);
};

/** All modules of the build that a module belongs to. */
function readGraph(start: string, context: Context): Graph {
  const graph = new Map<string, Module & { isEntry: boolean; lazyImports: readonly string[] }>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = graph.has(id) ? null : context.getModuleInfo(id);
    if (!info) continue;
    const lazyImports = [...info.dynamicallyImportedIds];
    const imports = [...info.importedIds];
    graph.set(id, { size: info.code?.length ?? 0, imports, lazyImports, isEntry: info.isEntry });
    waiting.push(...imports, ...lazyImports, ...info.importers, ...info.dynamicImporters);
  }
  return graph;
}

/** The names of the chunks of modules that several pages, or other lazy modules, import. */
function nameSharedChunks(graph: Graph): Map<string, string> {
  const initial = new Set<string>();
  const visit = (id: string) => {
    if (initial.has(id)) return;
    initial.add(id);
    graph.get(id)?.imports.forEach(visit);
  };
  for (const [id, { isEntry }] of graph) if (isEntry) visit(id);
  const isFree = (id: string) => !initial.has(id) && !react.test.test(id) && !icons.test.test(id);
  const free = new Map([...graph].filter(([id]) => isFree(id)));
  const pages = [...graph.values()].flatMap(({ lazyImports }) => lazyImports);
  return new Map(
    groupModules(free, pages, request).flatMap((ids, index) =>
      ids.map((id) => [id, `shared~${index}`] as const),
    ),
  );
}

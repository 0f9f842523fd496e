import { routes } from '@/routes';

/** A string of the site's content, with its module and key. */
export type ContentText = { module: string; key: string; text: string };

const modules = import.meta.glob<object>('../../src/content/**/*.ts', { eager: true });
const nameOf = (path: string) => path.replace(/^.*\/content\/|\.ts$/g, '');

/**
 * Excerpts and the descriptions in `details` repeat other modules intentionally. Aliases of countries
 * are not shown.
 */
const isLeftOut = (module: string) =>
  ['details', 'country-names'].includes(module) ||
  (module.endsWith('.excerpt') && module !== 'default-post.excerpt');

const sources: [string, object][] = [
  ...Object.entries(modules).map(([path, module]): [string, object] => [nameOf(path), module]),
  ['routes', routes],
];

/** Every string in a value with its key; strings in a list get the list's key. */
function* textsIn(node: unknown, seen: Set<object>, key = ''): Generator<[string, string]> {
  if (typeof node === 'string') yield [key, node];
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  const isList = Array.isArray(node);
  for (const [name, child] of Object.entries(node))
    yield* textsIn(child, seen, isList ? key : name);
}

/** Visited objects; two modules can export the same one. */
const seen = new Set<object>();

/** Every string of the site's content, including the route table. */
export const contentTexts: readonly ContentText[] = sources
  .filter(([module]) => !isLeftOut(module))
  .flatMap(([module, node]) =>
    [...textsIn({ ...node }, seen)].map(([key, text]) => ({ module, key, text })),
  );

/** The items that occur more than once in a list. */
export const repeated = <One>(list: readonly One[]) =>
  list.filter((one, index) => list.indexOf(one) !== index);

import { routes } from '@/routes';

/** A string of the site's content: the module it is in, and the key it is under. */
export type ContentText = { module: string; key: string; text: string };

const modules = import.meta.glob<object>('../../src/content/**/*.ts', { eager: true });
const nameOf = (path: string) => path.replace(/^.*\/content\/|\.ts$/g, '');

/**
 * Excerpts repeat other modules on purpose, and so do the descriptions in `details`. Aliases of
 * countries are typed by visitors, and not shown.
 */
const isLeftOut = (module: string) =>
  ['details', 'country-aliases'].includes(module) ||
  (module.endsWith('.excerpt') && module !== 'default-post.excerpt');

const sources: [string, object][] = [
  ...Object.entries(modules).map(([path, module]): [string, object] => [nameOf(path), module]),
  ['routes', routes],
];

/** Every string in a value with its key; strings in a list have the key of the list. */
function* textsIn(node: unknown, seen: Set<object>, key = ''): Generator<[string, string]> {
  if (typeof node === 'string') yield [key, node];
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  const isList = Array.isArray(node);
  for (const [name, child] of Object.entries(node))
    yield* textsIn(child, seen, isList ? key : name);
}

/** What two modules export is read once. */
const seen = new Set<object>();

/** Every string of the site's content, route table included. */
export const contentTexts: readonly ContentText[] = sources
  .filter(([module]) => !isLeftOut(module))
  .flatMap(([module, node]) =>
    [...textsIn({ ...node }, seen)].map(([key, text]) => ({ module, key, text })),
  );

/** The strings of a value, wherever they are in it. */
export const stringsIn = (node: unknown) => [...textsIn(node, new Set())].map(([, text]) => text);

/** The items of a list that come again in it. */
export const repeated = <One>(list: readonly One[]) =>
  list.filter((one, index) => list.indexOf(one) !== index);

export const wordCount = (text: string) => text.split(/\s+/).length;

/** The texts whose number of words is not within these bounds. */
export const outsideWords = (texts: readonly string[], least: number, most: number) =>
  texts.filter((text) => wordCount(text) < least || wordCount(text) > most);

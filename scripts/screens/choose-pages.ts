import { findRoute } from '../../src/lib/find-route';

export type Pages = {
  /** The pages to compare. */
  shared: readonly string[];
  /** The pages that only the working tree has. */
  added: readonly string[];
  /** The pages that only the other build has. */
  removed: readonly string[];
};

/**
 * The pages to compare, from the paths of both builds: all that match one of the patterns, else every
 * fixed route, and of each details route the page for unknown names and one item.
 */
export function choosePages(
  before: readonly string[],
  after: readonly string[],
  patterns: readonly string[],
): Pages {
  const tests = patterns.map(toTest);
  const isWanted = (path: string) => tests.length === 0 || tests.some((test) => test.test(path));
  const shared = after.filter((path) => before.includes(path) && isWanted(path));
  return {
    shared: tests.length > 0 ? shared : sampleOf(shared),
    added: after.filter((path) => !before.includes(path) && isWanted(path)),
    removed: before.filter((path) => !after.includes(path) && isWanted(path)),
  };
}

/** A whole path, in which `*` is any text. */
const toTest = (pattern: string) =>
  new RegExp(`^${pattern.split('*').map(escapeForPattern).join('.*')}$`);

const escapeForPattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Without the items that differ from another only in their text. */
function sampleOf(paths: readonly string[]): string[] {
  const shown = new Set<string>();
  return paths.filter((path) => {
    const { route, name } = findRoute(path);
    if (name === undefined || path === route.unknownName) return true;
    const isFirst = !shown.has(route.path);
    shown.add(route.path);
    return isFirst;
  });
}

/** What the bundler knows of a module. */
export type Module = {
  /** The length of its code, in characters. */
  size: number;
  imports: readonly string[];
};

/** Modules that become one chunk, and the pages that need at least one of them. */
type Group = { ids: readonly string[]; pages: ReadonlySet<string>; size: number };

/**
 * Groups the modules that several pages share, so that a page loads little that it does not need, in
 * few files. It starts with a group for each set of pages, and merges two as long as that saves more
 * requests than it costs code. `request` is how many characters of code a request is worth. Groups do
 * not import each other in a circle.
 */
export function groupModules(
  modules: ReadonlyMap<string, Module>,
  pages: Iterable<string>,
  request: number,
): string[][] {
  let groups = groupByPages(modules, new Set(pages));
  const refused = new Set<string>();
  for (;;) {
    const best = pairs(groups)
      .map(([a, b]) => ({
        a,
        b,
        gain: gainOfMerging(a, b, request),
        key: [a.ids[0], b.ids[0]].join(),
      }))
      .filter(({ gain, key }) => gain > 0 && !refused.has(key))
      .reduce<Candidate | undefined>((x, y) => (x && x.gain >= y.gain ? x : y), undefined);
    if (!best) return groups.map(({ ids }) => [...ids]);
    const { a, b, key } = best;
    const merged = [...groups.filter((group) => group !== a && group !== b), merge(a, b)];
    if (hasCircle(merged, modules)) refused.add(key);
    else groups = merged;
  }
}

type Candidate = { a: Group; b: Group; gain: number; key: string };

/** A group for each set of two or more pages that import the same modules. */
function groupByPages(
  modules: ReadonlyMap<string, Module>,
  pages: ReadonlySet<string>,
): readonly Group[] {
  const pagesOf = new Map<string, Set<string>>();
  for (const page of pages) {
    const visit = (id: string) => {
      const known = pagesOf.get(id) ?? new Set();
      if (known.has(page) || !modules.has(id)) return;
      pagesOf.set(id, known.add(page));
      modules.get(id)?.imports.forEach(visit);
    };
    visit(page);
  }
  const groups = new Map<string, Group>();
  for (const [id, users] of pagesOf) {
    if (users.size < 2 || pages.has(id)) continue;
    const key = [...users].sort().join();
    const alone = { ids: [id], pages: users, size: modules.get(id)?.size ?? 0 };
    const group = groups.get(key);
    groups.set(key, group ? merge(group, alone) : alone);
  }
  return [...groups.values()];
}

const merge = (a: Group, b: Group): Group => ({
  ids: [...a.ids, ...b.ids],
  pages: new Set([...a.pages, ...b.pages]),
  size: a.size + b.size,
});

/** A request less for pages that need both, and code that the others do not need. */
function gainOfMerging(a: Group, b: Group, request: number): number {
  const both = [...a.pages].filter((page) => b.pages.has(page)).length;
  return both * request - (a.pages.size - both) * b.size - (b.pages.size - both) * a.size;
}

const pairs = <T>(all: readonly T[]) =>
  all.flatMap((a, index) => all.slice(index + 1).map((b) => [a, b] as const));

/** Whether a group imports one that imports it. */
function hasCircle(groups: readonly Group[], modules: ReadonlyMap<string, Module>): boolean {
  const groupOf = new Map(groups.flatMap((group) => group.ids.map((id) => [id, group] as const)));
  const states = new Map<Group, 'open' | 'done'>();
  const visit = (group: Group): boolean => {
    const state = states.get(group);
    if (state) return state === 'open';
    states.set(group, 'open');
    const targets = group.ids.flatMap((id) => modules.get(id)?.imports ?? []);
    const isCircular = targets.some((id) => {
      const target = groupOf.get(id);
      return target && target !== group && visit(target);
    });
    states.set(group, 'done');
    return isCircular;
  };
  return groups.some(visit);
}

import { readFile } from 'node:fs/promises';
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/**
 * A machine's module with `?stately` is the text to paste into Stately's editor. It is loaded only
 * when it is copied.
 */
export const statelyTexts = (): Plugin => ({
  name: 'stately-texts',
  enforce: 'pre',
  load: {
    filter: { id: /\.machine\.ts\?stately$/ },
    async handler(id) {
      const [file = ''] = id.split('?');
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await writeStatelyText(file))};`;
    },
  },
});

/**
 * The text of a machine's file for Stately's editor, which shows no `meta`: descriptions end with the
 * clauses. Machines import from XState alone, since the editor reads a single file.
 */
export const writeStatelyText = async (file: string): Promise<string> =>
  citeInDescriptions(await readFile(file, 'utf8'));

type Insertion = { at: number; text: string };

/** A machine's source in which each state and transition names its clauses in its description. */
export function citeInDescriptions(source: string): string {
  const insertions: Insertion[] = [];
  new Visitor({
    ObjectExpression(node) {
      const clauses = clausesIn(node);
      if (clauses.length > 0) insertions.push(citation(node, clauses.join(', ')));
    },
  }).visit(parseSync('machine.ts', source).program);
  // From the end, so that earlier positions stay valid.
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), source);
}

function propertyOf({ properties }: ESTree.ObjectExpression, name: string) {
  for (const property of properties) {
    if (property.type === 'Property' && property.key.type === 'Identifier') {
      if (property.key.name === name) return property.value;
    }
  }
  return undefined;
}

/** The clauses of a state or transition: those in its `meta.clauses`. */
function clausesIn(node: ESTree.ObjectExpression): string[] {
  const meta = propertyOf(node, 'meta');
  const clauses = meta?.type === 'ObjectExpression' ? propertyOf(meta, 'clauses') : undefined;
  if (clauses?.type !== 'ArrayExpression') return [];
  return clauses.elements.flatMap((element) =>
    element?.type === 'Literal' ? [String(element.value)] : [],
  );
}

/** Extends the description of a state or transition, or gives it one. */
function citation(node: ESTree.ObjectExpression, clauses: string): Insertion {
  const description = propertyOf(node, 'description');
  if (!description) return { at: node.start + 1, text: ` description: '${clauses}',` };
  return { at: description.end - 1, text: ` (${clauses})` };
}

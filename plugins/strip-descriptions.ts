import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/**
 * Strips what visitors don't need of the statecharts: descriptions, which cite the clauses, and the
 * types passed to `setup`. The workbench shows them, so it is built without this plugin.
 */
export const stripDescriptions = (): Plugin => ({
  name: 'strip-descriptions',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/machines\/[^/]+\.machine\.ts$/ },
    handler: (source) => ({ code: stripMachine(source), map: null }),
  },
});

/** Strips the source of one machine. */
export function stripMachine(source: string): string {
  const cuts: Range[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [literal] }) {
      if (literal?.type !== 'ObjectExpression') return;
      if (callee.type === 'Identifier' && callee.name === 'setup') {
        cuts.push(...propertiesOf(literal).filter(({ name }) => name === 'types'));
      }
      if (callee.type === 'MemberExpression' && 'name' in callee.property) {
        if (callee.property.name === 'createMachine') cuts.push(...documentationIn(literal));
      }
    },
  }).visit(parseSync('machine.ts', source).program);
  // From the end, so that earlier positions stay valid.
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((code, { start, end }) => code.slice(0, start) + code.slice(end), source);
}

type Range = { start: number; end: number };
type Property = Range & { name: string; value: ESTree.Expression };

/** The properties of a literal, each with its range up to the start of the next property. */
const propertiesOf = ({ properties, end }: ESTree.ObjectExpression): Property[] =>
  properties.flatMap((property, index) => {
    if (property.type !== 'Property') return [];
    const { key, value, start } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : '';
    return { name: String(name), value, start, end: properties[index + 1]?.start ?? end - 1 };
  });

/** The ranges of descriptions; `holder` is the property whose value the node is. */
function documentationIn(node: ESTree.Expression, holder = ''): Range[] {
  if (node.type === 'ArrayExpression') {
    return node.elements.flatMap((element) =>
      element?.type === 'ObjectExpression' ? documentationIn(element, holder) : [],
    );
  }
  if (node.type !== 'ObjectExpression' || holder === 'context') return [];
  return propertiesOf(node).flatMap((property) =>
    // A state can be named `description`.
    holder !== 'states' && property.name === 'description'
      ? property
      : documentationIn(property.value, property.name),
  );
}

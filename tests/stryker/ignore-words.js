import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Properties of machines that say what they are, not what they do. */
const words = ['description', 'meta', 'types'];

const nameOf = ({ computed, key }) => (computed ? undefined : (key?.name ?? key?.value));
const isWord = (property) => words.includes(nameOf(property));

const isMachine = (node) =>
  node?.type === 'CallExpression' && node.callee.property?.name === 'createMachine';

/** Leaves out the words of machines, which other tests hold: descriptions, clauses, types and ids. */
const ignorer = {
  shouldIgnore({ node, parentPath }) {
    const isWords =
      node.type === 'ObjectProperty'
        ? isWord(node) || (nameOf(node) === 'id' && isMachine(parentPath.parent))
        : node.type === 'ObjectExpression' && node.properties.every(isWord);
    return isWords ? 'not behavior' : undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'words', ignorer)];

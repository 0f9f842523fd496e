import type { Plugin } from 'vite';

const files = /node_modules[\\/](react|react-dom|scheduler)[\\/].*\.js$/;
const productionCode = /[\\/]cjs[\\/][\w-]+\.production\.js$/;

/**
 * Gives React's files as ECMAScript modules. As CommonJS each would stand in a function, which the
 * browser compiles in one long task when it is called; a module's functions it compiles one by one.
 */
export const reactAsModules = (): Plugin => ({
  name: 'react-as-modules',
  enforce: 'pre',
  transform(code, id) {
    if (!files.test(id)) return;
    return productionCode.test(id) ? toModule(code) : toLink(code);
  },
});

/** A file that only chooses between production and development. Throws if it is another one. */
function toLink(code: string) {
  const [, file] = /require\('(\.\/cjs\/[\w-]+\.production\.js)'\)/.exec(code) ?? [];
  if (!file) throw new Error('This file of React names no production code');
  return `export * from '${file}';\nexport { default } from '${file}';`;
}

/** The code of a production file. Throws if it exports in another way than one by one. */
export function toModule(code: string) {
  const imports: string[] = [];
  const body = code.replace(/\brequire\("([^"]+)"\)/g, (_, name) => {
    imports.push(`import required${imports.length} from '${name}';`);
    return `required${imports.length - 1}`;
  });
  const found = [...code.matchAll(/\bexports\.(\w+) =/g)].map(([, name]) => name);
  const names = [...new Set(found)];
  if (names.length === 0 || code.includes('module.exports')) {
    throw new Error('This file of React does not name what it exports');
  }
  return [
    ...imports,
    'const exports = {};',
    body,
    // The code may have a function of the name that it exports it under.
    ...names.map((name) => `const exported_${name} = exports.${name};`),
    `export { ${names.map((name) => `exported_${name} as ${name}`).join(', ')} };`,
    'export default exports;',
  ].join('\n');
}

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** From the ground up: a file imports from its own layer and from those before it. */
const layers = [
  'machines',
  'routes',
  'lib',
  'content',
  'loading',
  'components',
  'state',
  'illustrations',
  'sections',
  'layouts',
  'pages',
  'page-registry',
  'app',
  'hydrate',
  'entry-server',
];

const sources = ['src', 'machines'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name)),
);

/** `src/lib/slugify.ts` is of the layer `lib`, `src/app.tsx` of `app`. */
const layerOf = (file: string) =>
  file
    .replace(/^src\//, '')
    .split('/')[0]
    ?.replace(/\.tsx?$/, '') ?? '';

/** The file that a specifier names, without its ending; undefined for a package. */
function resolve(specifier: string, from: string) {
  if (specifier.startsWith('@/')) return specifier.replace('@/', 'src/');
  if (specifier.startsWith('@machines/')) return specifier.replace('@machines/', 'machines/');
  if (specifier.startsWith('.')) return relative('', join(dirname(from), specifier));
  return undefined;
}

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, specifier = '']) => specifier,
  );

describe('imports run one way', () => {
  const inLayers = sources.filter((file) => layers.includes(layerOf(file)));

  it.each(layers)('%s imports from nothing above it', (layer) => {
    const files = inLayers.filter((file) => layerOf(file) === layer);
    expect(files).not.toEqual([]);
    const upward = files.flatMap((file) =>
      importsOf(file)
        .flatMap((specifier) => resolve(specifier, file) ?? [])
        .filter((target) => layers.indexOf(layerOf(target)) > layers.indexOf(layer))
        .map((target) => `${file} imports ${target}`),
    );
    expect(upward).toEqual([]);
  });

  it('only the glue knows machines', () => {
    const knowing = inLayers.filter((file) =>
      importsOf(file).some((specifier) => specifier.startsWith('@machines/')),
    );
    expect([...new Set(knowing.map(layerOf))]).toEqual(['state']);
  });
});

describe('the workbench is a package of its own', () => {
  const home = 'packages/workbench';
  const files = ['src', 'example'].flatMap((folder) =>
    readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(home, folder, name)),
  );
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(home, 'package.json'), 'utf8'),
  );

  it('imports nothing of the site', () => {
    expect(files.length).toBeGreaterThan(30);
    const strays = files.flatMap((file) =>
      importsOf(file)
        .filter((specifier) => {
          const target = resolve(specifier, file);
          return target ? !target.startsWith(`${home}/`) : /^@(machines)?\//.test(specifier);
        })
        .map((specifier) => `${file} imports ${specifier}`),
    );
    expect(strays).toEqual([]);
  });

  it('imports only the packages that it names', () => {
    const named = new Set([...Object.keys(dependencies ?? {}), ...Object.keys(peerDependencies)]);
    const packageOf = (specifier: string) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');
    const used = files
      .filter((file) => file.startsWith(`${home}/src`))
      .flatMap((file) => importsOf(file).filter((specifier) => /^[@\w]/.test(specifier)));
    expect([...new Set(used.map(packageOf))].filter((name) => !named.has(name))).toEqual([]);
  });
});

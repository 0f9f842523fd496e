import type { Rolldown } from 'vite';

/** The modules of npm packages. */
const inPackages = (...names: string[]) =>
  new RegExp(`node_modules[\\\\/](${names.join('|')})[\\\\/]`);

/** React in its own chunk, because it changes least. */
export const react = {
  name: 'react',
  test: inPackages('react', 'react-dom', 'scheduler'),
  priority: 2,
};

/**
 * Splits the client's code into React, icons, the frame of every page, what many pages share, and
 * the rest, which Rolldown splits, so that a page does not request dozens of small files.
 */
export const siteChunks: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      react,
      // The icons that several pages use.
      { name: 'icons', test: inPackages('lucide'), minShareCount: 2, priority: 2 },
      // Everything that each page imports, without the entry itself, which has the stylesheet.
      {
        name: 'frame',
        test: /^(?!.*(\/index\.html|\/src\/hydrate\.tsx|\.css)(\?|$))/,
        tags: ['$initial'],
        priority: 1,
      },
      { name: 'shared', minShareCount: 13, priority: 1 },
      // Small functions, most of them smaller than a request.
      { name: 'lib', test: /\/src\/lib\//, minShareCount: 3 },
    ],
  },
};

import type { Rolldown } from 'vite';

/**
 * How the client's code is cut: React, which changes least; the frame around every page; and what
 * pages share, gathered so that a page does not ask for dozens of crumbs.
 */
export const codeSplitting: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 1 },
      { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, priority: 1 },
      // All that the entry imports but itself, which carries the stylesheet.
      {
        name: 'frame',
        tags: ['$initial'],
        test: /^(?!.*(hydrate|index\.html|\.css))/,
        priority: 1,
      },
      // Too small to be fetched with what the pages that share them have in common else.
      {
        name: 'basics',
        test: /src[\\/](lib[\\/](two-decimals|format-cents)|components[\\/](action-button|checkbox|step-button))\.tsx?$/,
        priority: 1,
      },
      {
        name: 'shared',
        minShareCount: 2,
        entriesAware: true,
        // Bytes before compression below which a chunk joins the one it is most alike.
        entriesAwareMergeThreshold: 4096,
      },
    ],
  },
  // The name of a shared chunk lists all that share it.
  chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
};

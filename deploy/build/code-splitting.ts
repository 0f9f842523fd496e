import type { Rolldown } from 'vite';

/** React in its own chunk, because it changes least. */
export const react = {
  name: 'react',
  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  priority: 1,
};

/**
 * Splits the client's code into React, the frame of every page, and modules that pages share, merged
 * so that a page does not request dozens of small files.
 */
export const codeSplitting: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      react,
      { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, priority: 1 },
      // Everything that the entry imports, without the entry itself, which has the stylesheet.
      {
        name: 'frame',
        tags: ['$initial'],
        test: /^(?!.*(hydrate|index\.html|\.css))/,
        priority: 1,
      },
      // Small modules that would otherwise end up in a larger shared chunk.
      {
        name: 'basics',
        test: /src[\\/](lib[\\/](two-decimals|format-cents)|components[\\/](action-button|checkbox|step-button))\.tsx?$/,
        priority: 1,
      },
      {
        name: 'shared',
        minShareCount: 2,
        entriesAware: true,
        // Chunks below this size, in uncompressed bytes, are merged into the most similar one.
        entriesAwareMergeThreshold: 4096,
      },
    ],
  },
  // By default, Rolldown names a shared chunk after every module that shares it.
  chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
};

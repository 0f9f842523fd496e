import type { Rolldown } from 'vite';

/** React's code, which changes least, in a file of its own. */
export const react = {
  name: 'react',
  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  priority: 1,
};

/**
 * How the client's code is split: React; the frame around every page; and modules that pages share,
 * merged so that a page does not request dozens of small files.
 */
export const codeSplitting: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      react,
      { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, priority: 1 },
      // Everything the entry imports, except the entry itself, which carries the stylesheet.
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
        // Chunks below this size, in bytes before compression, join the one most like them.
        entriesAwareMergeThreshold: 4096,
      },
    ],
  },
  // Rolldown names a shared chunk after everything that shares it.
  chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
};

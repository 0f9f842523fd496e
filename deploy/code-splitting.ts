import type { Rolldown } from 'vite';

/**
 * How the client's code is cut: React, which changes least; the frame around every page; and the
 * rest as the bundler sees fit, a page's chunk for each page among it.
 */
export const codeSplitting: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 1 },
      // Each would be a request of its own.
      { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, priority: 1 },
      // All that the entry imports but itself, which carries the stylesheet.
      {
        name: 'frame',
        tags: ['$initial'],
        test: /^(?!.*(hydrate|index\.html|\.css))/,
      },
    ],
  },
};

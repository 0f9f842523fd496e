import type { Rolldown } from 'vite';

/**
 * How the client's code is cut: React apart, since its evaluation alone fills a task on a phone;
 * the frame around every page; and what pages share, gathered so that nobody fetches crumbs.
 */
export const codeSplitting: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
      // All that every page hydrates with, but the two entries themselves.
      {
        name: 'frame',
        tags: ['$initial'],
        test: /^(?!.*(entry-client|hydrate|index\.html|\.css))/,
        priority: 1,
      },
      // Each too small to go by: they would drag other pages' code along.
      { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, priority: 2 },
      // However many they come to be, nobody fetches a carousel with them.
      ...['listed-posts', 'listed-products'].map((name) => ({
        name,
        test: new RegExp(`${name}\\.excerpt\\.ts$`),
        priority: 1,
      })),
      {
        name: 'shared',
        minShareCount: 2,
        entriesAware: true,
        // Bytes before compression below which a chunk joins the one it is most alike.
        entriesAwareMergeThreshold: 1024,
      },
    ],
  },
  // A shared chunk is called after all who share it; the first word will do.
  chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
};

import { firm } from '../../../src/content/firm';
import tailwind from '../../../tailwind.config';

export const webManifestFile = 'site.webmanifest';

const { paper } = tailwind.theme.colors;

/** The web manifest: how devices show the site where it is installed. Its paths are relative. */
export const webManifest = (): string =>
  JSON.stringify({
    name: firm.name,
    short_name: firm.name,
    description: firm.promise,
    lang: 'en-US',
    start_url: './',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: './favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: './icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: './icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: './icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  });

import { firm } from '../../src/content/firm';
import { colors } from '../../src/theme/colors';

export const webManifestFile = 'site.webmanifest';

/** The web manifest: how devices show the site where it is installed. Its paths are relative. */
export const webManifest = (): string =>
  JSON.stringify({
    name: firm.name,
    short_name: firm.shortName,
    description: firm.promise,
    lang: 'en-US',
    start_url: './',
    display: 'browser',
    background_color: colors.paper,
    theme_color: colors.paper,
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

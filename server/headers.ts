import type { SiteRules } from './site-rules';

/**
 * Features denied to the site and its frames: those that browsers grant to any frame, and those that
 * an injected script could request. Kept short, since every page is sent with the list.
 */
const deniedFeatures = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'storage-access',
  'usb',
];

const videoHost = 'https://www.youtube-nocookie.com';

/** Features allowed only in the video's frame. */
const videoFeatures = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

/**
 * Headers that apply to any file. All files are public, and other sites show some: sharing images,
 * icons, the pictures of structured data. `frame-ancestors` keeps the pages out of their frames.
 */
export const fileHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * All security headers. Those beyond `fileHeaders` apply only to documents and would add 1.2 kB to
 * each script and font that the site's own server sends over HTTP/1.1.
 */
export function securityHeaders({
  scriptHashes,
  styleHash,
}: Pick<SiteRules, 'scriptHashes' | 'styleHash'>): Record<string, string> {
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map(quote)],
    'style-src-elem': ["'self'", quote(styleHash)],
    // React and Headless UI render style attributes, which can't be hashed.
    'style-src-attr': ["'unsafe-inline'"],
    // For browsers without the two directives above.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The site's pages in the workbench, the video and the map (GEN-2).
    'frame-src': ["'self'", videoHost, 'https://www.openstreetmap.org'],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The workbench starts its worker with it; no library needs a policy.
    'trusted-types': ['workbench'],
  };
  return {
    ...fileHeaders,
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    'X-Frame-Options': 'SAMEORIGIN',
    'Permissions-Policy': [
      ...deniedFeatures.map((feature) => `${feature}=()`),
      ...videoFeatures.map((feature) => `${feature}=(self "${videoHost}")`),
    ].join(', '),
    // `?inspect` opens Stately's inspector and talks to its window.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

const quote = (hash: string) => `'${hash}'`;

/** The `Cache-Control` values. */
export const caching = {
  /** Their names change with their content, so they never expire. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pages, redirects and errors are revalidated each time. */
  page: 'no-cache',
  /** Pictures, icons and lists are cached for an hour. */
  file: 'public, max-age=3600',
} as const;

/** The folder of files with a content hash in their names. */
export const hashedFolder = '/assets/';

/** The `Cache-Control` of a file by its path from the public folder. */
export function cacheControl(path: string): string {
  if (path.startsWith(hashedFolder)) return caching.hashed;
  return path.endsWith('.html') ? caching.page : caching.file;
}

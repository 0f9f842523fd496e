import type { SiteRules } from './site-rules';

/**
 * Features that neither the site nor a frame in it may use: what browsers give to any frame, and
 * what an injected script would ask for. Kept short, since the header comes with every file.
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

/** What the video's frame may use, and nobody else. */
const videoFeatures = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

/** The headers that every response carries, whatever its status. */
export function securityHeaders({
  scriptHashes,
  styleHash,
}: Pick<SiteRules, 'scriptHashes' | 'styleHash'>): Record<string, string> {
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map(quote)],
    'style-src-elem': ["'self'", quote(styleHash)],
    // React and Headless UI write style attributes into the HTML; those can't be hashed.
    'style-src-attr': ["'unsafe-inline'"],
    // For browsers that know neither of the two.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The site in the workbench; the video and the map, the only external resources (GEN-2).
    'frame-src': ["'self'", videoHost, 'https://www.openstreetmap.org'],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The libraries need no policy.
    'trusted-types': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': [
      ...deniedFeatures.map((feature) => `${feature}=()`),
      ...videoFeatures.map((feature) => `${feature}=(self "${videoHost}")`),
    ].join(', '),
    // The page of Stately's inspector, which `?inspect` opens, is spoken to.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

const quote = (hash: string) => `'${hash}'`;

import type { SiteRules } from './site-rules';

const deniedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
];

/** The headers that every response carries, whatever its status. */
export function securityHeaders({
  scriptHashes,
  styleHashes,
}: Pick<SiteRules, 'scriptHashes' | 'styleHashes'>): Record<string, string> {
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map(quote)],
    'style-src': ["'self'", ...styleHashes.map(quote)],
    // React and Headless UI write style attributes into the HTML; those can't be hashed.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The site in the workbench; the video and the map, the only external resources (GEN-2).
    'frame-src': ["'self'", 'https://www.youtube-nocookie.com', 'https://www.openstreetmap.org'],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    // The page of Stately's inspector, which `?inspect` opens, is spoken to.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

const quote = (hash: string) => `'${hash}'`;

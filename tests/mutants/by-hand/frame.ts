import type { Line } from './line';

/** Mutants of the whole product, the routes and the layout (GEN, RT, LAY). */
export const frame: readonly Line[] = [
  [
    'GEN-2',
    'src/sections/contact/office-map.tsx',
    'loading="lazy"',
    'loading="eager"',
    'the map loads at once',
  ],
  [
    'GEN-5',
    'src/lib/slugify.ts',
    "replaceAll(' ', '-')",
    "replaceAll(' ', '_')",
    'underscores in addresses',
  ],
  [
    'LAY-1',
    'src/sections/frame/header.tsx',
    '<ButtonLink to="/contact"',
    '<ButtonLink to="/faq"',
    'Get Started leads elsewhere',
  ],
  [
    'LAY-4',
    'src/sections/frame/scroll-to-top.tsx',
    'scrollTo({ top: 0 })',
    'scrollTo({ top: 80 })',
    'where it scrolls to',
  ],
  [
    'LAY-5',
    'src/content/firm.ts',
    "network: 'LinkedIn', link: '#'",
    "network: 'LinkedIn', link: '/'",
    'a social link leads somewhere',
  ],
  ['RT-1', 'src/content/firm.ts', ' Vue App`', ' App`', 'titles lose “Vue”'],
  [
    'RT-1',
    'src/lib/document-title.ts',
    "? 'Default Title'",
    "? 'Untitled'",
    'a page without title',
  ],
  [
    'RT-5',
    'src/content/shop.ts',
    "name: 'Online Courses'",
    "name: 'Online Course'",
    'the default heading',
  ],
  ['RT-6', 'src/pages/not-found-page.tsx', '"Page Not Found"', '"Not Found"', 'its heading'],
  ['RT-6', 'src/pages/not-found-page.tsx', 'to="/">Go Home', 'to="/faq">Go Home', 'the way home'],
];

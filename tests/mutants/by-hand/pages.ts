import type { Line } from './line';

/** Mutants of the pages (HOME to AUTH). */
export const pages: readonly Line[] = [
  [
    'CART-1',
    'src/content/shop.ts',
    "'Please add products to your cart!'",
    "'Your cart is empty.'",
    'the empty cart’s words',
  ],
  [
    'CHK-3',
    'src/content/shop.ts',
    'Please contact us if you require',
    'Contact us if you need',
    'the payment’s words',
  ],
  [
    'HOME-1',
    'src/content/home.ts',
    "label: 'Learn More', link: '/faq'",
    "label: 'Learn More', link: '/about'",
    'where Learn More leads',
  ],
  [
    'HOME-2',
    'src/pages/home-page.tsx',
    '      <LogoStrip />\n      <Solutions />',
    '      <Solutions />\n      <LogoStrip />',
    'the order of the sections',
  ],
  ['HOME-5', 'src/pages/home-page.tsx', '      <Counters />\n', '', 'the counters are gone'],
  ['HOME-13', 'src/pages/home-page.tsx', '      <LatestPosts />\n', '', 'the posts are gone'],
  ['SHOP-2', 'src/content/shop.ts', "now: '430.00 USD'", "now: '440.00 USD'", 'the sale price'],
  [
    'SHOP-2',
    'src/content/shop.ts',
    "'There are no reviews yet.'",
    "'No reviews yet.'",
    'the reviews’ words',
  ],
];

const paper = { ground: 'bg-paper', soft: 'text-ink-soft', strong: 'text-ink' };

/** The banner's colors in each group of pages; `banner.css` draws the rest. */
export const bannerFaces = {
  services: paper,
  shop: { ...paper, ground: 'bg-marigold-soft' },
  blog: paper,
  cases: { ground: 'on-dark bg-evergreen-900 text-sheet', soft: 'text-mint', strong: 'text-sheet' },
  legal: { ...paper, ground: 'bg-sheet' },
  firm: paper,
};

export type BannerFace = keyof typeof bannerFaces;

const groups: Record<string, BannerFace> = {
  services: 'services',
  shop: 'shop',
  cart: 'shop',
  checkout: 'shop',
  blog: 'blog',
  'blog-details': 'blog',
  'case-study': 'cases',
  'privacy-policy': 'legal',
  'terms-conditions': 'legal',
};

/** The group of pages that a path belongs to, by its first segment. */
export const faceOf = (pathname: string): BannerFace =>
  groups[pathname.split('/')[1] ?? ''] ?? 'firm';

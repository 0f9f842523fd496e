const paper = { background: 'bg-paper', soft: 'text-ink-soft', strong: 'text-ink' };

/** The banner's colors per group of pages. Its shapes are in `banner.css`. */
export const bannerThemes = {
  services: paper,
  shop: { ...paper, background: 'bg-marigold-soft' },
  cases: {
    background: 'on-dark bg-evergreen-900 text-on-evergreen',
    soft: 'text-on-evergreen-soft',
    strong: 'text-on-evergreen',
  },
  plain: paper,
};

export type BannerTheme = keyof typeof bannerThemes;

const groups: Record<string, BannerTheme> = {
  services: 'services',
  shop: 'shop',
  cart: 'shop',
  checkout: 'shop',
  'case-study': 'cases',
};

/** The theme of a page's banner, by the first segment of its path. */
export const themeOf = (pathname: string): BannerTheme =>
  groups[pathname.split('/')[1] ?? ''] ?? 'plain';

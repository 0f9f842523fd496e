/** A range of weights, the weight at which it is measured, and the system's style that stands in. */
type Face = { weights: readonly [min: number, max: number]; at: number; style: 'regular' | 'bold' };

type Font = {
  family: string;
  /** A package of Fontsource with a variable font. */
  package: string;
  faces: readonly Face[];
  /**
   * The sizes of fallbacks in percent, by fallback and style: set by hand for these fonts, where fewest lines
   * break elsewhere. A new font starts without, and they are measured.
   */
  sizes?: Partial<Record<Fallback, Partial<Record<Face['style'], number>>>>;
};

/** System fonts that stand in while a web font loads, with their names for `local()`. */
export const fallbacks = {
  Fallback: {
    regular: ['Arial', 'Liberation Sans', 'Arimo', 'Arimo Regular'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  },
  Android: { regular: ['Roboto', 'Roboto Regular'], bold: ['Roboto Bold', 'Roboto'] },
  Noto: { regular: ['Noto Sans', 'Noto Sans Regular'], bold: ['Noto Sans Bold'] },
  DejaVu: { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
} as const;

export type Fallback = keyof typeof fallbacks;

/**
 * The fonts of the firm, by role: the only place that names them. After a change, run `npm run fonts`
 * (files, `@font-face` rules and fallbacks), `npm run art` and `npm run statecharts`.
 */
export const fonts: Readonly<Record<'heading' | 'text', Font>> = {
  heading: {
    family: 'Bricolage Grotesque',
    package: '@fontsource-variable/bricolage-grotesque',
    faces: [{ weights: [500, 700], at: 650, style: 'bold' }],
    sizes: {
      Fallback: { bold: 102.3 },
      Android: { bold: 108.8 },
      Noto: { bold: 97.1 },
      DejaVu: { bold: 85.3 },
    },
  },
  text: {
    family: 'Public Sans',
    package: '@fontsource-variable/public-sans',
    faces: [
      { weights: [400, 500], at: 400, style: 'regular' },
      { weights: [600, 700], at: 650, style: 'bold' },
    ],
    sizes: {
      Fallback: { regular: 103.8, bold: 98.9 },
      Android: { regular: 104.5, bold: 104.8 },
      Noto: { regular: 98.2, bold: 96.4 },
      DejaVu: { regular: 90.6, bold: 85.5 },
    },
  },
};

export type FontRole = keyof typeof fonts;

/** The name of a font's files, such as `public-sans`. */
export const fontName = (role: FontRole) => fonts[role].package.replace(/^.*\//, '');

/** The variable font in its package. */
export const fontSource = (role: FontRole) =>
  `${fonts[role].package}/files/${fontName(role)}-latin-wght-normal.woff2`;

/** A web font and its fallbacks, for `font-family`. */
export const fontFamilies = (role: FontRole): string[] => [
  fonts[role].family,
  ...Object.keys(fallbacks).map((name) => `${fonts[role].family} ${name}`),
  'sans-serif',
];

export const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

/** The characters in the site's fonts. After a change, run `npm run fonts`. */
export const characters = `${ascii}\u00a0©®°·×÷½¼¾éñöüáíóúçè–—‘’“”•…−→←↑↓✓≥≤§`;

/** A range of weights, the weight at which it is measured, and the system's style that stands in. */
type Face = { weights: readonly [min: number, max: number]; at: number; style: 'regular' | 'bold' };

type Font = {
  family: string;
  /** A package of Fontsource with a variable font. */
  package: string;
  faces: readonly Face[];
  /**
   * Percent added to the measured size of a fallback, by fallback and style. These keep the sizes that
   * were set by hand for these fonts, where fewest lines break elsewhere; a new font starts without.
   */
  tuning?: Partial<Record<Fallback, Partial<Record<Face['style'], number>>>>;
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
    tuning: {
      Fallback: { bold: 1.1 },
      Android: { bold: 0.9 },
      Noto: { bold: -0.2 },
      DejaVu: { bold: 0.5 },
    },
  },
  text: {
    family: 'Public Sans',
    package: '@fontsource-variable/public-sans',
    faces: [
      { weights: [400, 500], at: 400, style: 'regular' },
      { weights: [600, 700], at: 650, style: 'bold' },
    ],
    tuning: {
      Fallback: { regular: -0.1, bold: -0.3 },
      Android: { regular: -0.3, bold: 0.1 },
      Noto: { regular: -0.6, bold: 1.2 },
      DejaVu: { regular: -0.5, bold: 3.7 },
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

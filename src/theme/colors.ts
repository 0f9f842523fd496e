/**
 * The colors of the firm, named for their role: the only place that has their values. Tailwind writes
 * the values into the styles: elements whose styles use no `var()` can share them, which restyles a page
 * faster, as when the menu opens. For a few other places they are CSS variables, too (`--color-ink`).
 * After a change, run `npm run favicons`, `npm run portraits` and `npm run art`.
 */
const palette = {
  /** The ground of pages. */
  paper: '#FBFAF6',
  /** Cards, the pinned header, text on dark grounds. */
  sheet: '#FFFFFF',
  /** Rules and borders. */
  line: '#E3DFD3',
  /** Text. */
  ink: '#10231C',
  'ink-soft': '#4A5A52',
  /** Dark bands (900) and primary actions (700). */
  'evergreen-700': '#12654A',
  'evergreen-900': '#0B3D2E',
  /** Tinted grounds. */
  mint: '#E3F0E8',
  /** The highlight. */
  marigold: '#F4B740',
  'marigold-soft': '#FDF3DC',
  /** Errors. */
  alert: '#B42318',
} as const;

/** The ink with an opacity in percent. */
const shade = (percent: number) =>
  `${palette.ink}${Math.round(percent * 2.55)
    .toString(16)
    .padStart(2, '0')}`;

/** The palette, and shades of its ink. */
export const colors = {
  ...palette,
  /** What dims the page behind a dialog. */
  backdrop: shade(45),
  /** The edge beyond which a table continues. */
  beyond: shade(18),
} as const;

/** The shadows. */
export const shadows = {
  sheet: `0 1px 2px ${shade(4)}, 0 18px 40px -24px ${shade(28)}`,
  bar: `0 1px 0 ${colors.line}, 0 10px 30px -18px ${shade(35)}`,
  toast: `0 12px 32px -8px ${shade(30)}`,
} as const;

/** Tints that only drawings use (`scripts/assets/art/`). */
const tints = {
  'ink-300': '#B9C3BC',
  'ink-400': '#8E9A93',
  'evergreen-100': '#CFE5D8',
  'evergreen-200': '#C9E0D3',
  'evergreen-300': '#A9CDBC',
  'evergreen-400': '#8DBBA4',
  'line-strong': '#C9C5B8',
  'line-soft': '#EFF1EC',
  'paper-deep': '#F6F6F2',
} as const;

/** The colors as CSS variables (`--color-ink`), for the root element. */
export const variables = Object.fromEntries(
  Object.entries(colors).map(([name, value]) => [`--color-${name}`, value]),
);

/** A drawing with the values of its variables (`var(--color-ink)`), as short as SVGO writes them. Throws on an unknown one. */
export const withColors = (svg: string): string =>
  svg.replace(/var\(--color-([\w-]+)\)/g, (_, name: string) => {
    const value = new Map<string, string>(Object.entries({ ...colors, ...tints })).get(name);
    if (!value) throw new Error(`src/theme/colors.ts has no color named ${name}`);
    return value.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
  });

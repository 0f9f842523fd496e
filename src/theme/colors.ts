/**
 * The colors of the firm in both themes, named for their role: the only place that has their values.
 * Tailwind writes the values into the styles: elements whose styles use no `var()` can share them, which
 * restyles a page faster, as when the menu opens. For a few other places they are CSS variables, too
 * (`--color-ink`). Which theme an element has is its `color-scheme` (`src/styles/theme.css`).
 * A name must not be a Tailwind keyword: with a color `inset`, `ring-inset` would be that color.
 * Links have the color of their text, and a line in marigold (`decoration-marigold`).
 * After a change, run `npm run favicons` and `npm run art`; docs/another-firm.md says what else.
 */
const palette = {
  /** The ground of pages. */
  paper: { light: '#FBFAF6', dark: '#08130F' },
  /** Bands of a page: in the dark theme between its ground and the sheets, which light falls on first. */
  band: { light: '#E3F0E8', dark: '#0F1F19' },
  /** Bands as white as sheets; in the dark theme they lie below the sheets. */
  'sheet-band': { light: '#FFFFFF', dark: '#0F1F19' },
  /** Cards and the pinned header. */
  sheet: { light: '#FFFFFF', dark: '#1A302A' },
  /** A paper on a sheet. */
  leaf: { light: '#FBFAF6', dark: '#26423A' },
  /** Fields and steppers, sunk into their sheet in the dark theme. */
  well: { light: '#FFFFFF', dark: '#0D1C16' },
  /** Rules and borders. */
  line: { light: '#E3DFD3', dark: '#35493F' },
  /** Borders of controls. */
  edge: { light: '#4A5A52', dark: '#7A968A' },
  /** Text. */
  ink: { light: '#10231C', dark: '#EEF3EE' },
  'ink-soft': { light: '#4A5A52', dark: '#B4C5BB' },
  /** Primary actions, and what stands on them. */
  'evergreen-700': { light: '#12654A', dark: '#7FCFAB' },
  'evergreen-hover': { light: '#0B3D2E', dark: '#A5E0C4' },
  'on-action': { light: '#FFFFFF', dark: '#10231C' },
  /** Dark bands, and what stands on them. */
  'evergreen-900': { light: '#0B3D2E', dark: '#0F4533' },
  /** The dark ground that sheets lie on, in the dark theme darker than they are. */
  desk: { light: '#0B3D2E', dark: '#0A2119' },
  'on-evergreen': { light: '#FFFFFF', dark: '#F3F7F4' },
  'on-evergreen-soft': { light: '#E3F0E8', dark: '#E3F0E8' },
  /** Tinted grounds. */
  mint: { light: '#E3F0E8', dark: '#26423A' },
  /** The highlight, and what stands on it. */
  marigold: { light: '#F4B740', dark: '#F4B740' },
  'on-marigold': { light: '#10231C', dark: '#10231C' },
  'marigold-soft': { light: '#FDF3DC', dark: '#0D3629' },
  /** A line of a paper that is marked. */
  marked: { light: '#FDF3DC', dark: '#26423A' },
  /** Errors. */
  alert: { light: '#B42318', dark: '#FFA79D' },
} as const;

type Name = keyof typeof palette;

/** The colors in the light theme, which files show in both: drawings, icons, sharing images. */
export const colors = Object.fromEntries(
  Object.entries(palette).map(([name, { light }]) => [name, light]),
) as Readonly<Record<Name, string>>;

const lightDark = (light: string, dark: string) =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

/** A color with an opacity in percent. */
const translucent = (color: string, percent: number) =>
  `${color}${Math.round(percent * 2.55)
    .toString(16)
    .padStart(2, '0')}`;

/** The ink of the light theme with an opacity in percent; black in the dark one, with another. */
const shade = (light: number, dark: number) =>
  lightDark(translucent(palette.ink.light, light), translucent('#000000', dark));

/** The colors as CSS values for both themes. */
export const themeColors = {
  ...(Object.fromEntries(
    Object.entries(palette).map(([name, { light, dark }]) => [name, lightDark(light, dark)]),
  ) as Readonly<Record<Name, string>>),
  /** The footer, which is deeper than other dark bands in the dark theme, and the line above it there. */
  footer: lightDark(palette['evergreen-900'].light, '#0A2119'),
  'footer-edge': lightDark('#0000', palette.line.dark),
  /** The grounds of portraits, also in the dark theme lighter than dark hair. */
  portrait: lightDark(palette.mint.light, '#4C846E'),
  'portrait-warm': lightDark(palette['marigold-soft'].light, '#86AF9A'),
  /** The edge of what is marked, where the ground is green. */
  'marked-edge': lightDark('#0000', palette.marigold.dark),
  /** What dims the page behind a dialog. */
  backdrop: shade(45, 65),
  /** The ground as it looks behind a dialog. */
  dimmed: lightDark('#919994', '#030705'),
  /** The edge beyond which a table continues. */
  beyond: shade(18, 55),
} as const;

/** In the dark theme, a hairline says where a paper ends. */
const hairline = `0 0 0 1px ${lightDark('#0000', palette.line.dark)}`;

export const shadows = {
  sheet: `0 1px 2px ${shade(4, 30)}, 0 18px 40px -24px ${shade(28, 80)}, ${hairline}`,
  bar: `0 1px 0 ${themeColors.line}, 0 10px 30px -18px ${shade(35, 80)}`,
  toast: `0 12px 32px -8px ${shade(30, 80)}, ${hairline}`,
} as const;

/** The colors of a browser's own bars around a page, by theme. */
export const barColors = palette.paper;

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
  // In the dark theme: the two desks, and what is lit on them, papers and walls.
  'desk-dark': '#21453A',
  'deep-dark': '#17332A',
  lit: '#F6FAF5',
} as const;

/** The colors as CSS variables (`--color-ink`), for the root element. */
export const variables = Object.fromEntries(
  Object.entries(themeColors).map(([name, value]) => [`--color-${name}`, value]),
);

/** A drawing with the values of its variables (`var(--color-ink)`), as short as SVGO writes them. Throws on an unknown one. */
export const withColors = (svg: string): string =>
  svg.replace(/var\(--color-([\w-]+)\)/g, (_, name: string) => {
    const value = new Map<string, string>(Object.entries({ ...colors, ...tints })).get(name);
    if (!value) throw new Error(`src/theme/colors.ts has no color named ${name}`);
    return value.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
  });

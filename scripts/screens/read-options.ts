import { parseArgs } from 'node:util';

/** The widths that pages are compared at, in px. */
const allWidths = [390, 768, 1280, 1920] as const;

const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

export type Options = {
  /** The revision to compare with, as Git names it. */
  ref: string;
  /** Patterns of paths, in which `*` is any text; none for a sample of all pages. */
  only: readonly string[];
  /** In px. */
  widths: readonly number[];
  /** The color scheme that the visitor prefers. */
  theme: Theme;
};

const usage =
  'Usage: npm run screens -- REF [--only /path…] [--width 390…] [--theme light|dark], where REF is a commit, branch or tag.';

/** Reads the command line. Throws a user-readable error if it is invalid. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      width: { type: 'string', multiple: true, default: [] },
      theme: { type: 'string', default: 'light' },
    },
    allowPositionals: true,
  });
  const [ref, ...others] = positionals;
  if (!ref || others.length > 0) throw new Error(usage);
  const theme = themes.find((name) => name === values.theme);
  if (!theme) throw new Error(`--theme is ${values.theme}; it must be light or dark.`);
  const widths = values.width.length > 0 ? values.width.map(readWidth) : allWidths;
  return { ref, only: values.only, widths: [...new Set(widths)], theme };
}

function readWidth(text: string): number {
  const width = Number(text);
  if (Number.isInteger(width) && width >= 200 && width <= 4000) return width;
  throw new Error(`--width is ${text}; it must be a whole number of px from 200 to 4000.`);
}

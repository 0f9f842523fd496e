import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { characters } from '../../src/theme/characters';
import { type Fallback, type FontRole, fallbacks, fontSource, fonts } from '../../src/theme/fonts';

const require = createRequire(import.meta.url);
const posts = new URL('../../src/content/posts/', import.meta.url);

/** Files with the widths of the system's fonts; Arimo has those of Arial. */
const files: Record<Fallback, Record<'regular' | 'bold', string>> = {
  Fallback: {
    regular: '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
    bold: '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
  },
  Android: {
    regular: '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf',
    bold: '@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf',
  },
  Noto: {
    regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  },
  DejaVu: {
    regular: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
    bold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  },
};

function read(data: Buffer): Font {
  const font = create(data);
  if (!('layout' in font)) throw new Error('A font file holds more than one font');
  return font;
}

async function webFont(role: FontRole, wght: number): Promise<Font> {
  const source = await readFile(require.resolve(fontSource(role)));
  const options = { targetFormat: 'sfnt', variationAxes: { wght } } as const;
  return read(await subsetFont(source, characters, options));
}

/** The width of a text in em, without kerning across spaces. */
function widthIn(font: Font, words: readonly string[]): number {
  const widths = new Map<string, number>();
  const measure = (word: string) => {
    const width = widths.get(word) ?? font.layout(word).advanceWidth / font.unitsPerEm;
    widths.set(word, width);
    return width;
  };
  return words.reduce((sum, word) => sum + measure(word) + measure(' '), 0);
}

/** The words that each role sets: the headings of the posts, and their text. */
async function readWords(): Promise<Record<FontRole, string[]>> {
  const names = (await readdir(posts)).filter((name) => name.endsWith('.md'));
  const markdown = await Promise.all(names.map((name) => readFile(new URL(name, posts), 'utf8')));
  const split = (text: string) =>
    text
      .replace(/[#*|>[\]]|\(\/[^)]*\)/g, ' ')
      .trim()
      .split(/\s+/);
  const headings = markdown.flatMap((text) => text.match(/^(title:|##) .*/gm) ?? []);
  return {
    heading: split(headings.join(' ').replaceAll('title:', '')),
    text: split(markdown.map((text) => text.replace(/^---[\s\S]*?\n---/, '')).join(' ')),
  };
}

/** The overrides of a face that stands in for a web font, in percent. */
export type FallbackFace = {
  role: FontRole;
  name: Fallback;
  weights: readonly [number, number];
  local: readonly string[];
  size: number;
  ascent: number;
  descent: number;
  lineGap: number;
};

/**
 * Measures the system's fonts against the web fonts: a fallback is scaled by the width of the posts in
 * the web font divided by their width in the fallback, and takes up the web font's height.
 */
export async function measureFallbacks(): Promise<FallbackFace[]> {
  const words = await readWords();
  const faces: FallbackFace[] = [];
  for (const role of ['heading', 'text'] as const) {
    for (const { weights, at, style } of fonts[role].faces) {
      const web = await webFont(role, at);
      const share = (units: number, size: number) => (units / web.unitsPerEm / size) * 100;
      for (const name of Object.keys(fallbacks) as Fallback[]) {
        const system = read(await readFile(require.resolve(files[name][style])));
        const tuning = fonts[role].tuning?.[name]?.[style] ?? 0;
        const measured = widthIn(web, words[role]) / widthIn(system, words[role]);
        // Rounded first, so that the heights fit the size that the browser sees.
        const size = Math.round(measured * (100 + tuning) * 10) / 1000;
        faces.push({
          role,
          name,
          weights,
          local: fallbacks[name][style],
          size: size * 100,
          ascent: share(web.ascent, size),
          descent: share(-web.descent, size),
          lineGap: share(web.lineGap, size),
        });
      }
    }
  }
  return faces;
}

/** The width of a name as the logo sets it, in em: bold, with tight letters. */
export async function measureName(name: string): Promise<number> {
  const tight = -0.025;
  const font = await webFont('heading', 700);
  return font.layout(name).advanceWidth / font.unitsPerEm + tight * name.length;
}

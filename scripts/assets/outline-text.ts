import type { Font } from 'fontkit';
import { type CustomPlugin, optimize, type XastElement } from 'svgo';
import { withColors } from '../../src/theme/colors';
import type { FontRole } from '../../src/theme/fonts';
import { packagedFont, webFont } from './web-font';

/** The weights in which drawings are lettered, by the font's role. */
const weights = {
  heading: [600, 650, 700],
  text: [450, 500, 550, 600, 650, 700],
} satisfies Record<FontRole, readonly number[]>;

/** Fonts by role and weight, such as `text 550`. */
export type Fonts = ReadonlyMap<string, Font>;

export async function loadFonts(): Promise<Fonts> {
  const fonts = new Map<string, Font>();
  for (const role of ['heading', 'text'] as const)
    for (const wght of weights[role])
      fonts.set(`${role} ${wght}`, await webFont(packagedFont(role), wght));
  return fonts;
}

const element = (name: string, attributes: Record<string, string>): XastElement => ({
  type: 'element',
  name,
  attributes,
  children: [],
});

/** The share of a text's width that lies before its `x`. */
const anchors: Record<string, number> = { start: 0, middle: 0.5, end: 1 };

/** A text as a group of one path per glyph; those of the class `figure` have tabular figures. */
function outline(text: XastElement, fonts: Fonts): XastElement {
  const { attributes: style, children } = text;
  const words = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  const name = `${style['font-family']} ${style['font-weight']}`;
  const font = fonts.get(name);
  if (!font) throw new Error(`“${words}” is set in ${name}, which outline-text.ts does not load`);

  const scale = Number(style['font-size']) / font.unitsPerEm;
  const spacing = Number(style['letter-spacing'] ?? 0);
  const { glyphs, positions } = font.layout(words, { tnum: /\bfigure\b/.test(style.class ?? '') });
  let width = 0;
  const pens = positions.map(({ xAdvance }, index) => {
    if (index > 0) width += spacing;
    const pen = width;
    width += xAdvance * scale;
    return pen;
  });
  const start = Number(style.x) - width * (anchors[style['text-anchor'] ?? 'start'] ?? 0);
  const group = element('g', { transform: `translate(0 ${style.y})` });
  if (style.fill) group.attributes.fill = style.fill;
  group.children = glyphs.map(({ path }, index) =>
    element('path', {
      d: path.scale(scale, -scale).toSVG(),
      transform: `translate(${(start + (pens[index] ?? 0)).toFixed(1)})`,
    }),
  );
  return group;
}

const papers = ['sheet', 'paper'].map((name) => `[fill="var(--color-${name})"]`);
/** In the dark theme, papers have one color, on which their wells are visible. */
const night = `<style>@media (prefers-color-scheme:dark){${papers}{fill:var(--color-lit)}[fill="var(--color-paper-deep)"]{fill:var(--color-mint)}}</style>`;

/**
 * The drawing with its texts as outlines, minified; a glyph that occurs more than once is drawn
 * once. One without texts only gets its colors. Colors are variables (`var(--color-ink)`). Each `text` names its role (heading or text),
 * weight and size itself. Throws on an unknown color, or a font that is not loaded.
 */
export function outlineText(source: string, fonts: Fonts): string {
  const svg = withColors(source.replace(/<svg[^>]*>/, `$&${night}`));
  if (!svg.includes('<text')) return svg;
  const outlines: CustomPlugin = {
    name: 'outlines',
    fn: () => ({
      element: {
        enter: (node, { children }) => {
          if (node.name === 'text') children[children.indexOf(node)] = outline(node, fonts);
        },
      },
    }),
  };
  const notes = { name: 'removeAttrs', params: { attrs: 'data-.*' } } as const;
  const plugins = [outlines, notes, 'reusePaths', 'removeXlink', 'preset-default'] as const;
  return optimize(svg, { floatPrecision: 1, plugins: [...plugins] }).data;
}

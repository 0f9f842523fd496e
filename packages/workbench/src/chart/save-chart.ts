import { download } from '../download';

/** What the styles of a chart set, and a file has to hold. */
const shapeProperties = ['fill', 'stroke', 'stroke-width'];
const textProperties = ['fill', 'font-family', 'font-size', 'font-weight', 'text-rendering'];

/** How much larger a picture is than its chart, and how many pixels it has at most. */
const picture = { scale: 2, most: 64_000_000 };

/** A color that programs other than browsers know as well. */
function plainColor(value: string): string {
  const [, parts] = /^color\(srgb (.+)\)$/.exec(value) ?? [];
  if (!parts) return value;
  const [r = 0, g = 0, b = 0, alpha = 1] = parts.split(/[ /]+/).map(Number);
  return `rgba(${[r, g, b].map((part) => Math.round(part * 255)).join(', ')}, ${alpha})`;
}

type Size = { width: number; height: number };

/** A copy of a drawing that has its colors and fonts as attributes, on the ground that it lies on. */
function copyDrawing(drawing: SVGGElement, { width, height }: Size): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('width', `${width}`);
  svg.setAttribute('height', `${height}`);
  const ground = document.createElementNS(svg.namespaceURI as string, 'rect');
  const holder = drawing.closest('.statechart') ?? drawing;
  ground.setAttribute('width', `${width}`);
  ground.setAttribute('height', `${height}`);
  ground.setAttribute('fill', plainColor(getComputedStyle(holder).backgroundColor));
  const copy = drawing.cloneNode(true) as SVGGElement;
  copy.removeAttribute('transform');
  const originals = drawing.querySelectorAll('*');
  for (const [index, one] of [...copy.querySelectorAll('*')].entries()) {
    const styles = getComputedStyle(originals[index] as Element);
    for (const { name } of [...one.attributes]) {
      if (name === 'class' || name.startsWith('data-')) one.removeAttribute(name);
    }
    if (one.tagName === 'g') continue;
    for (const property of one.tagName === 'text' ? textProperties : shapeProperties) {
      one.setAttribute(property, plainColor(styles.getPropertyValue(property)));
    }
  }
  svg.append(ground, copy);
  return svg;
}

const familyOf = (text: string) => text.replaceAll(/["']/g, '').trim().toLowerCase();

/** All rules of style sheets that can be read, with those inside of others. */
function* rulesOf(rules: CSSRuleList): Generator<CSSRule> {
  for (const rule of rules) {
    yield rule;
    if (rule instanceof CSSImportRule && rule.styleSheet) yield* rulesOf(rule.styleSheet.cssRules);
    if (rule instanceof CSSGroupingRule) yield* rulesOf(rule.cssRules);
  }
}

function* fontRules(): Generator<CSSFontFaceRule> {
  for (const sheet of document.styleSheets) {
    try {
      for (const rule of rulesOf(sheet.cssRules)) if (rule instanceof CSSFontFaceRule) yield rule;
    } catch {
      // A style sheet of another origin.
    }
  }
}

/** Whether a font has some of the letters; one without a range has all. */
function hasLetters(range: string, text: string): boolean {
  if (!range) return true;
  const ranges = range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return [from.replaceAll('?', '0'), to.replaceAll('?', 'F')].map((hex) => parseInt(hex, 16));
  });
  return [...text].some((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([from = 0, to = 0]) => from <= code && code <= to);
  });
}

async function dataUrl(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** The fonts of the page that a drawing uses, with their files inside; those of the system have none. */
async function embedFonts(svg: SVGSVGElement): Promise<string> {
  const texts = [...svg.querySelectorAll('text')];
  const families = new Set(
    texts.flatMap((one) => (one.getAttribute('font-family') ?? '').split(',').map(familyOf)),
  );
  const text = texts.map(({ textContent }) => textContent).join('');
  const faces = [...fontRules()].map(async ({ style, parentStyleSheet }) => {
    const family = style.getPropertyValue('font-family');
    const range = style.getPropertyValue('unicode-range');
    const [, url] = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src')) ?? [];
    if (!url || !families.has(familyOf(family)) || !hasLetters(range, text)) return '';
    try {
      const file = await dataUrl(new URL(url, parentStyleSheet?.href ?? document.baseURI).href);
      const weight = style.getPropertyValue('font-weight') || 'normal';
      const letters = range && `unicode-range:${range};`;
      return `@font-face{font-family:${family};font-weight:${weight};${letters}src:url(${file})}`;
    } catch {
      // Without the file, the text keeps its widths in another font.
      return '';
    }
  });
  return (await Promise.all(faces)).join('');
}

/** A chart as it is shown, with its colors and fonts inside. */
async function writeSvg(drawing: SVGGElement, size: Size): Promise<string> {
  const svg = copyDrawing(drawing, size);
  const style = document.createElementNS(svg.namespaceURI as string, 'style');
  style.textContent = await embedFonts(svg);
  if (style.textContent) svg.prepend(style);
  return new XMLSerializer().serializeToString(svg);
}

/** Saves a chart as it is shown, under a name. */
export type SaveChart = (drawing: SVGGElement, size: Size, name: string) => Promise<void>;

export const saveSvg: SaveChart = async (drawing, size, name) =>
  download({ name, content: await writeSvg(drawing, size) }, 'image/svg+xml');

/** Saves a chart as it is shown as a picture. Rejects if it is too large for the browser. */
export const savePng: SaveChart = async (drawing, size, name) => {
  const { width, height } = size;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(await writeSvg(drawing, size))}`;
  await image.decode();
  const scale = Math.min(picture.scale, Math.sqrt(picture.most / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!content) throw new Error('This chart is too large for a picture: save it as SVG.');
  download({ name, content }, 'image/png');
};

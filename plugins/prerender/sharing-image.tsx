import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { firm } from '@/content/firm';
import { firstDraw } from '@/content/first-draw.excerpt';
import type { DetailPath } from '@/routes';
import { colors } from '@/theme/colors';
import { ascii, type FontRole, fontSource } from '@/theme/fonts';
import { markFile } from '@/theme/mark-file';
import type { Picture } from './read-page';
import type { BuiltPage } from './structured-data';

/** In pixels. */
const size = { width: 1200, height: 630 };
/** A picture has at most this size. */
const side = { width: 430, height: 350 };

/** The pictures of items, in words. */
const pictures: Partial<Record<string, string>> = {
  '/blog/:name': 'the picture of the article',
  '/case-study/:name': 'the picture of the case',
  '/shop/:name': 'the picture of the product',
  '/team/:name': 'a portrait',
} satisfies Record<DetailPath, string>;

type Page = Pick<BuiltPage, 'route' | 'image' | 'words'>;

/** What a page's sharing image shows, in words. */
export function sharingAlt({ route, words }: Page): string {
  const picture = words.picture && pictures[route.path];
  return `${firm.name}: “${words.heading}” beside ${picture ?? 'a bank statement that adds up'}`;
}

const row = { display: 'flex', justifyContent: 'space-between' } as const;
const card = { border: `1px solid ${colors.line}`, borderRadius: 18 };
const line = `1px solid ${colors.line}`;
const padded = { boxSizing: 'border-box', display: 'flex', flexDirection: 'column' } as const;

const statement = (
  <div
    style={{
      ...padded,
      ...card,
      width: 400,
      padding: '26px 30px 30px',
      background: colors.sheet,
      fontSize: 21,
    }}
  >
    <div style={{ fontFamily: 'Strong', marginBottom: 12 }}>Debited from your bank</div>
    {firstDraw.lines.map(({ label, amount }) => (
      <div key={label} style={{ ...row, padding: '9px 0', borderTop: line }}>
        <span style={{ color: colors['ink-soft'] }}>{label}</span>
        <span>{amount}</span>
      </div>
    ))}
    <div style={{ borderTop: `3px solid ${colors.ink}`, height: 5 }} />
    <div
      style={{
        ...row,
        alignItems: 'baseline',
        borderTop: `2px solid ${colors.ink}`,
        paddingTop: 12,
      }}
    >
      <span style={{ fontFamily: 'Strong' }}>{firstDraw.total.label}</span>
      <span style={{ fontFamily: 'Heading', fontSize: 32 }}>{firstDraw.total.amount}</span>
    </div>
  </div>
);

const toDataUrl = (type: string, data: string | Buffer) =>
  `data:${type};base64,${Buffer.from(data).toString('base64')}`;

/** A drawing or photograph in its own proportions; a drawing without a ground gets one. */
async function toImage({ path, width, height }: Picture, folder: string) {
  const data = await readFile(join(folder, path));
  const photograph = () =>
    sharp(data)
      .resize({ width: 2 * side.width })
      .png()
      .toBuffer();
  const src = path.endsWith('.svg')
    ? toDataUrl('image/svg+xml', data)
    : toDataUrl('image/png', await photograph());
  const scale = Math.min(side.width / width, side.height / height);
  const style = { ...card, objectFit: 'cover', background: colors.mint } as const;
  return <img src={src} alt="" width={scale * width} height={scale * height} style={style} />;
}

/** The page's heading, below its section of the site, if any; short headings are larger. */
function Heading({ heading, crumbs }: BuiltPage['words']) {
  const parent = crumbs.at(-2);
  const section = { background: colors.marigold, fontFamily: 'Strong', fontSize: 22 };
  const fontSize = heading.length < 24 ? 84 : heading.length < 48 ? 64 : 54;
  const style = { fontFamily: 'Heading', fontSize, lineHeight: 1.06, letterSpacing: '-0.025em' };
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: 600 }}>
      {parent && parent.path !== '/' && (
        <div style={{ display: 'flex', marginBottom: 24 }}>
          <span style={{ ...section, padding: '6px 16px', borderRadius: 8 }}>{parent.name}</span>
        </div>
      )}
      <div style={{ ...style, textWrap: 'balance' }}>{heading}</div>
    </div>
  );
}

const rules = Array.from({ length: 12 }, (_, index) => {
  const backgroundImage = `linear-gradient(to right, ${colors.paper}, ${colors.line})`;
  const place = { right: 0, top: 48 + 48 * index, width: 720, height: 1 };
  // biome-ignore lint/suspicious/noArrayIndexKey: identical rules.
  return <div key={index} style={{ position: 'absolute', ...place, backgroundImage }} />;
});

async function loadFont(name: string, role: FontRole, wght: number): Promise<Font> {
  const file = createRequire(import.meta.url).resolve(fontSource(role));
  const data = await subsetFont(await readFile(file), `${ascii}‘’“”–−·`, {
    targetFormat: 'sfnt',
    variationAxes: { wght },
  });
  return { name, data, weight: 400, style: 'normal' };
}

/**
 * Draws the images for shared links into the folder of the site, which has the pages' pictures: a
 * page's heading beside its picture or a bank statement. `address` is the site's, as a URL.
 */
export async function drawSharingImages(
  pages: readonly Page[],
  folder: string,
  address: string,
): Promise<void> {
  const fonts = await Promise.all([
    loadFont('Text', 'text', 400),
    loadFont('Strong', 'text', 600),
    loadFont('Heading', 'heading', 650),
  ]);
  const mark = toDataUrl('image/svg+xml', markFile);
  const name = { fontFamily: 'Heading', fontSize: 36, marginLeft: 16, letterSpacing: -1 };
  const foot = { borderTop: `2px solid ${colors.ink}`, paddingTop: 18, color: colors['ink-soft'] };
  const sheet = { background: colors.paper, color: colors.ink, fontFamily: 'Text' };
  const inner = { ...padded, ...size, justifyContent: 'space-between', padding: '60px 72px 48px' };
  const draw = async ({ route, image, words }: Page) => {
    const picture = route.path in pictures ? words.picture : undefined;
    const svg = await satori(
      <div style={{ ...inner, ...sheet }}>
        {rules}
        <div style={{ position: 'relative', display: 'flex', alignItems: 'center' }}>
          <img src={mark} alt="" width={52} height={52} />
          <span style={name}>{firm.name}</span>
        </div>
        <div style={{ ...row, position: 'relative', alignItems: 'center' }}>
          <Heading {...words} />
          {picture ? await toImage(picture, folder) : statement}
        </div>
        <div style={{ ...row, ...foot, position: 'relative', fontSize: 22 }}>
          <span>{firm.promise}</span>
          <span>{address.replace(/^https?:\/\//, '')}</span>
        </div>
      </div>,
      { ...size, fonts },
    );
    await mkdir(dirname(join(folder, image)), { recursive: true });
    // Level 9 takes three times as long for 5% smaller files.
    await sharp(Buffer.from(svg)).png({ compressionLevel: 7 }).toFile(join(folder, image));
  };
  await Promise.all(pages.map(draw));
}

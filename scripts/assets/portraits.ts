/**
 * Draws the line portraits in `public/portraits/` from the Notionists set (CC0, by Zoish). The same
 * name always gives the same face. The background is transparent; the page adds its color.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import { optimize } from 'svgo';
import { colors } from '../../src/theme/colors';
import { variantOf } from './notionists';
import { drawProp, type Prop } from './props';

/** Numbers of drawings in the set; `npm run portraits` says how many there are of each. */
type Features = {
  hair: number;
  body: number;
  lips: number;
  brows: number;
  nose: number;
  eyes?: number;
  glasses?: number;
  beard?: number;
};
const skins = {
  fair: '#f8d8c2',
  light: '#f4cfb2',
  tan: '#e0ac83',
  bronze: '#c98d62',
  brown: '#b0744b',
  deep: '#855234',
};
const tops = {
  white: '#fff',
  oat: '#efe3d0',
  sage: '#b9d6c6',
  sky: '#cadde9',
  rose: '#efcbc0',
  gold: '#f3d08a',
};
/** Black if a person has none of these. */
const hairs = {
  brown: '#6d4a33',
  gray: '#aab1ad',
};
type Person = {
  name: string;
  slug: string;
  skin: keyof typeof skins;
  top: keyof typeof tops;
  /** The color of hair and beard. */
  hairColor?: keyof typeof hairs;
  /** Looks to the left; the set looks to the right. */
  isFlipped?: true;
  /** What they have in front of them, and where. */
  prop?: readonly [Prop, x: number];
  options: Features;
};

const people: Person[] = [
  // The team
  {
    name: 'Marisol Vega',
    slug: 'marisol-vega',
    skin: 'tan',
    top: 'sage',
    prop: ['report', 1020],
    options: { hair: 28, body: 16, lips: 14, brows: 12, nose: 5 },
  },
  {
    name: 'Theo Lindqvist',
    slug: 'theo-lindqvist',
    skin: 'fair',
    top: 'sky',
    hairColor: 'brown',
    prop: ['clock', 300],
    options: { hair: 19, body: 14, lips: 22, brows: 12, nose: 6, glasses: 11 },
  },
  {
    name: 'Priya Raman',
    slug: 'priya-raman',
    skin: 'brown',
    top: 'rose',
    isFlipped: true,
    prop: ['calculator', 1010],
    options: { hair: 41, body: 21, lips: 23, brows: 5, nose: 1 },
  },
  {
    name: 'Desmond Okafor',
    slug: 'desmond-okafor',
    skin: 'deep',
    top: 'white',
    prop: ['ledgers', 960],
    options: { hair: 22, body: 20, lips: 22, brows: 8, nose: 18, beard: 2 },
  },
  {
    name: 'Hannah Weiss',
    slug: 'hannah-weiss',
    skin: 'light',
    top: 'oat',
    hairColor: 'gray',
    prop: ['clipboard', 1000],
    options: { hair: 48, body: 17, lips: 17, brows: 12, nose: 7, glasses: 8 },
  },
  {
    name: 'Caleb Nakai',
    slug: 'caleb-nakai',
    skin: 'bronze',
    top: 'sage',
    isFlipped: true,
    prop: ['house', 330],
    options: { hair: 13, body: 9, lips: 3, brows: 7, nose: 12 },
  },
  // The sample for unknown names
  {
    name: 'A client accountant',
    slug: 'client-accountant',
    skin: 'light',
    top: 'sky',
    options: { hair: 36, body: 12, lips: 14, brows: 7, nose: 9, glasses: 8 },
  },
  // Testimonials
  {
    name: 'Renata Salgado',
    slug: 'renata-salgado',
    skin: 'tan',
    top: 'gold',
    options: { hair: 20, body: 14, lips: 25, brows: 12, nose: 13 },
  },
  {
    name: 'Owen Brandt',
    slug: 'owen-brandt',
    skin: 'fair',
    top: 'white',
    hairColor: 'brown',
    options: { hair: 49, body: 8, lips: 22, brows: 12, nose: 18, beard: 10 },
  },
  {
    name: 'Dr. Lena Choi',
    slug: 'lena-choi',
    skin: 'light',
    top: 'rose',
    isFlipped: true,
    options: { hair: 10, body: 13, lips: 22, brows: 12, nose: 14, glasses: 11 },
  },
  {
    name: 'Marcus Bell',
    slug: 'marcus-bell',
    skin: 'deep',
    top: 'sky',
    options: { hair: 55, body: 9, lips: 3, brows: 7, nose: 20, beard: 12 },
  },
  {
    name: 'Joanna Pruitt',
    slug: 'joanna-pruitt',
    skin: 'fair',
    top: 'sage',
    hairColor: 'brown',
    options: { hair: 11, body: 21, lips: 23, brows: 1, nose: 4, glasses: 3 },
  },
  {
    name: 'Sam Tillery',
    slug: 'sam-tillery',
    skin: 'bronze',
    top: 'oat',
    isFlipped: true,
    options: { hair: 35, body: 16, lips: 14, brows: 5, nose: 16 },
  },
  {
    name: 'Dr. Amit Desai',
    slug: 'amit-desai',
    skin: 'brown',
    top: 'white',
    options: { hair: 25, body: 19, lips: 22, brows: 7, nose: 5, beard: 9, glasses: 8 },
  },
  {
    name: 'Nicole Harker',
    slug: 'nicole-harker',
    skin: 'light',
    top: 'gold',
    options: { hair: 47, body: 7, lips: 30, brows: 12, nose: 17 },
  },
  // Comments and reviews
  {
    name: 'Paul Ostrander',
    slug: 'paul-ostrander',
    skin: 'fair',
    top: 'sky',
    hairColor: 'gray',
    options: { hair: 42, body: 25, lips: 22, brows: 12, nose: 10, glasses: 3 },
  },
  {
    name: 'Gwen Tsosie',
    slug: 'gwen-tsosie',
    skin: 'bronze',
    top: 'rose',
    options: { hair: 39, body: 10, lips: 17, brows: 5, nose: 7 },
  },
  {
    name: 'Ibrahim Haddad',
    slug: 'ibrahim-haddad',
    skin: 'tan',
    top: 'sage',
    options: { hair: 34, body: 14, lips: 14, brows: 7, nose: 6, beard: 2, glasses: 8 },
  },
];

/** Head and shoulders fill this square of the 1744-unit drawing. */
const crop = { x: 104, y: 208, side: 1536 };
/** Scales the drawing, so that coordinates can be rounded to whole numbers and curves stay smooth. */
const scale = 2;
const flip = `translate(${(2 * crop.x + crop.side) * scale})scale(-1 1)`;
const viewBox = [crop.x, crop.y, crop.side, crop.side].map((n) => n * scale).join(' ');

/**
 * The edge of the skull, which the head of the set does not quite fill: drawn behind it in the color of
 * the hair, it closes the gaps between the two.
 */
const crown = 'M104 152C214 18 397-4 449 8s103 37 126 91c9 22 2 46-4 72';

/** Where the set places hair and beard. */
const hairy = ['266 207', '653 805'];

/** The drawing with its hair in a color, edged with ink like all else. */
const withHair = (drawing: string, color: string) =>
  hairy.reduce(
    (svg, place) =>
      svg.replace(
        new RegExp(`<g transform="translate\\(${place}\\)">.*?(?=<g transform=|</svg>)`, 's'),
        (group) =>
          group
            .replaceAll(/#000(000)?\b/g, color)
            .replace(/^<g/, `<g stroke="${colors.ink}" stroke-width="18" stroke-linejoin="round"`),
      ),
    drawing,
  );

function portrait({ name, skin, top, hairColor, isFlipped, prop, options }: Person): string {
  const { hair, body, lips, brows, nose, eyes = 5, glasses, beard } = options;
  const variant = (feature: string, number: number) => [variantOf(feature, number)] as never;
  const hairPaint = hairColor ? hairs[hairColor] : colors.ink;
  const avatar = createAvatar(notionists, {
    seed: name,
    hair: variant('hair', hair),
    body: variant('body', body),
    lips: variant('lips', lips),
    brows: variant('brows', brows),
    nose: variant('nose', nose),
    eyes: variant('eyes', eyes),
    glasses: variant('glasses', glasses ?? 1),
    glassesProbability: glasses ? 100 : 0,
    beard: variant('beard', beard ?? 1),
    beardProbability: beard ? 100 : 0,
    bodyIconProbability: 0,
    gestureProbability: 0,
  }).toString();
  const drawing = (hairColor ? withHair(avatar, hairPaint) : avatar)
    .replace(
      '<g transform="translate(531 487)">',
      `$&<path d="${crown}" fill="none" stroke="${hairPaint}" stroke-width="30"/>`,
    )
    .replace(/<mask[\s\S]*?<\/mask>/, '')
    .replace(/ mask="[^"]*"/, '')
    .replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`)
    .replace(/<svg[^>]*>/, `$&<g transform="${isFlipped ? flip : ''}scale(${scale})">`)
    .replace('</svg>', '</g></svg>')
    // The first white shape is the head, the second what is worn; the others are eyes and glasses.
    .replace(/#fff(fff)?\b/, skins[skin])
    .replace(/#fff(fff)?\b/, tops[top])
    .replaceAll(/#000(000)?\b/g, colors.ink)
    .replace(
      '</svg>',
      prop ? `<g transform="scale(${scale})">${drawProp(...prop)}</g></svg>` : '$&',
    );
  return optimize(drawing, { multipass: true, floatPrecision: 0 }).data;
}

/** The portrait of a person; an error begins with their name. */
function draw(person: Person): string {
  try {
    return portrait(person);
  } catch (error) {
    throw new Error(`${person.name}, ${error instanceof Error ? error.message : error}`);
  }
}

const target = new URL('../../public/portraits/', import.meta.url);
await mkdir(target, { recursive: true });
const drawings = people.map((person) => [person.slug, draw(person)] as const);
for (const [slug, svg] of drawings) {
  await writeFile(new URL(`${slug}.svg`, target), svg);
  console.log(`${slug}.svg: ${(svg.length / 1000).toFixed(1)} kB`);
}

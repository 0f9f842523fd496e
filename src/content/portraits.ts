/** Portraits with a warm background; the others get a green one, so that rows alternate. */
const onWarm = new Set(
  [
    'theo-lindqvist',
    'desmond-okafor',
    'caleb-nakai',
    'owen-brandt',
    'marcus-bell',
    'sam-tillery',
    'nicole-harker',
    'ibrahim-haddad',
  ].map((name) => `/portraits/${name}.svg`),
);

/** The class of a portrait's background, the same on every page. */
export const portraitBackground = (src: string) =>
  onWarm.has(src) ? 'bg-portrait-warm' : 'bg-portrait';

/** Whether a portrait is a photograph, and not a drawing. */
export const isPhotograph = (src: string) => !src.endsWith('.svg');

/**
 * The class of a large portrait's frame: the background of a drawing, with space above it and the edge of
 * a desk below; a photograph fills a frame of the same height.
 */
export const portraitFrame = (src: string) =>
  isPhotograph(src)
    ? 'aspect-[100/104] rounded-xl'
    : `rounded-t-xl border-b-2 border-ink pt-[4%] ${portraitBackground(src)}`;

/** The class that rounds a photograph among drawings without a background. */
export const portraitShape = (src: string) => (isPhotograph(src) ? 'rounded-t-full' : '');

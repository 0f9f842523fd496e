/** Portraits with a marigold background; the others get mint, so that rows alternate. */
const onMarigold = new Set(
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
  onMarigold.has(src) ? 'bg-marigold-soft' : 'bg-mint';

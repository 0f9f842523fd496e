/** Those who stand on marigold; the others stand on mint, so that rows alternate. */
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

/** The ground of a person's portrait, the same wherever they appear. */
export const portraitGround = (src: string) =>
  onMarigold.has(src) ? 'bg-marigold-soft' : 'bg-mint';

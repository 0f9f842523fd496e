import { link } from '../frame/act';
import type { SiteWalk } from '../frame/drive-frame';

const failure = 'no control makes a request fail';

export const navigation: SiteWalk = {
  path: '/',
  isEverywhere: true,
  // The header shows its links.
  width: 1280,
  input: { path: '/', place: { address: '/', index: 0 } },
  events: ({ context: { place, bar } }) => [
    ...['/about', '/contact', '/'].map((to) => ({ type: 'link.followed', to })),
    // Back, within what the site itself has added to the history; and forth again.
    ...(bar.index > 0
      ? [
          {
            type: 'history.traversed',
            to: bar.address === '/' ? '/about' : '/',
            index: bar.index - 1,
          },
        ]
      : []),
    ...(place.index > bar.index
      ? [{ type: 'history.traversed', to: place.address, index: place.index }]
      : []),
    { type: 'xstate.done.actor.loadPage' },
    { type: 'xstate.error.actor.loadPage' },
    { type: 'xstate.error.actor.loadPage', error: 'offline' },
  ],
  acts: {
    'link.followed': ({ to }) => [{ press: link(`${to}`) }],
    'history.traversed': ({ index }) => [{ goTo: Number(index) }],
    'xstate.error.actor.loadPage': [{ send: failure }],
  },
};

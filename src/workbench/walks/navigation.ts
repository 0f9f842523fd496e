import { button, field, link } from '../frame/page-action';
import type { SiteWalk } from '../frame/site-walk';
import { widths } from '../frame/widths';

const failure = 'no control can make a request fail';

/** Pages, and Back and Forward. */
export const navigation: SiteWalk = {
  path: '/',
  isEverywhere: true,
  width: widths.desktop,
  input: { path: '/', place: { address: '/', index: 0 } },
  events: ({ context: { path, place, bar } }) => [
    ...['/about', '/contact', '/', '/blog'].map((to) => ({ type: 'link.followed', to })),
    ...(path === '/blog' ? [{ type: 'search.changed', to: '/blog?q=bank' }] : []),
    // Back, within the entries that the site added; then Forward.
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
    { type: 'xstate.error.actor.loadPage', error: 'costly' },
    { type: 'loss.accepted' },
    { type: 'loss.declined' },
  ],
  actions: {
    'link.followed': ({ to }) => [{ press: link(`${to}`) }],
    'history.traversed': ({ index }) => [{ goTo: Number(index) }],
    'search.changed': [{ fill: field('Search articles'), text: 'bank' }],
    'xstate.error.actor.loadPage': [{ send: failure }],
    'loss.accepted': [{ press: button('Open it anyway') }],
    'loss.declined': [{ press: button('Stay on this page') }],
  },
};

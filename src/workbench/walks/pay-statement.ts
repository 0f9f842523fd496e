import { button, label } from '../frame/page-action';
import type { SiteWalk } from '../frame/site-walk';

const hours = { css: 'input[role=spinbutton]', name: 'Hours' };

const clipboard = 'the browser decides whether a page may copy';

/** The sample check of the home page. */
export const payStatement: SiteWalk = {
  path: '/',
  actions: {
    'figure.incremented': [{ press: button('More hours') }],
    'figure.decremented': [{ press: button('Lower the pay rate') }],
    'figure.typed': ({ text }) => [{ fill: hours, text: `${text}` }],
    'text.committed': [{ key: 'Enter', at: hours }],
    'text.discarded': [{ key: 'Escape', at: hours }],
    'state.chosen': ({ state }) => [{ press: label(state === 'wyoming' ? 'Wyoming' : 'Montana') }],
    'check.received': [{ send: 'it comes with the address' }],
    'paper.toggled': [{ press: button('For developers') }],
    'link.copied': [{ send: clipboard }],
    'link.refused': [{ send: clipboard }],
  },
};

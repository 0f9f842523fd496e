import type { SiteWalk } from '../frame/drive-frame';
import { button, label } from '../frame/page-action';

const hours = { css: 'input[role=spinbutton]', name: 'Hours' };

/** The sample check of the home page. */
export const payStatement: SiteWalk = {
  path: '/',
  events: ({ context }) => [
    { type: 'figure.incremented', figure: 'hours' },
    { type: 'figure.decremented', figure: 'rate' },
    ...['40', 'forty']
      .filter((text) => text !== context.typed.text)
      .map((text) => ({ type: 'figure.typed', figure: 'hours', text })),
    { type: 'text.committed' },
    { type: 'state.chosen', state: context.state === 'wyoming' ? 'montana' : 'wyoming' },
  ],
  actions: {
    'figure.incremented': [{ press: button('More hours') }],
    'figure.decremented': [{ press: button('Lower the pay rate') }],
    'figure.typed': ({ text }) => [{ fill: hours, text: `${text}` }],
    'text.committed': [{ key: 'Enter', at: hours }],
    'state.chosen': ({ state }) => [{ press: label(state === 'wyoming' ? 'Wyoming' : 'Montana') }],
  },
};

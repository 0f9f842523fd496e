import { withBase } from '@/lib/base-path';

/**
 * A control of a page: of the visible ones that the selector finds, and of this name if it has one,
 * the one at `place`, from 0. A reader is told its name, or else what it is `called`.
 */
export type Control = { css: string; name?: string; place?: number; called?: string };

/** What is done on a page to make an event happen. */
export type Act =
  /** A press by mouse; `ifShown` leaves out a control that is not there. */
  | { press: Control; ifShown?: true }
  | { fill: Control; text: string }
  /** A key at the focus, or at a control. */
  | { key: string; at?: Control }
  | { point: Control }
  | { pointAway: Control }
  | { focus: Control }
  | { scroll: Control | number }
  /** Follow the page's own link to an address, unless that page shows already. */
  | { visit: string }
  /** Go to an entry of the history by its index. */
  | { goTo: number }
  /** Told to the machine, for the page has no control for it; says why. */
  | { send: string };

export const button = (name: string): Control => ({ css: 'button, summary', name });
export const field = (name: string): Control => ({ css: 'input', name });
export const link = (to: string): Control => ({
  css: `a[href="${withBase(to)}"]`,
  called: `link to ${to}`,
});
export const label = (name: string): Control => ({ css: 'label', name });

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** A control in words: `“Add to Cart”`, `the second question`. */
export function controlWords({ css, name, place, called = css }: Control): string {
  if (name !== undefined) return `“${name}”`;
  return `the ${place === undefined ? '' : `${ordinals[place]} `}${called}`;
}

/** An act in words: `press “Add to Cart”`. */
export function actWords(act: Act): string {
  if ('press' in act) return `press ${controlWords(act.press)}${act.ifShown ? ' if it shows' : ''}`;
  if ('fill' in act) return `type “${act.text}” into ${controlWords(act.fill)}`;
  if ('key' in act) return `press ${act.key}${act.at ? ` in ${controlWords(act.at)}` : ''}`;
  if ('point' in act) return `point at ${controlWords(act.point)}`;
  if ('pointAway' in act) return `point away from ${controlWords(act.pointAway)}`;
  if ('focus' in act) return `focus ${controlWords(act.focus)}`;
  if ('visit' in act) return `follow the link to ${act.visit}`;
  if ('goTo' in act) return 'go through the history';
  if ('send' in act) return `tell the machine, for ${act.send}`;
  return typeof act.scroll === 'number'
    ? `scroll to ${act.scroll} px`
    : `scroll to ${controlWords(act.scroll)}`;
}

import { withBase } from '@/lib/base-path';

/**
 * A control: the visible element at `index` (default 0) that matches the selector, and the name if
 * there is one. `description` is for readers, if it has no name.
 */
export type Control = { css: string; name?: string; index?: number; description?: string };

/** An action on the page that triggers an event. */
export type PageAction =
  /** A mouse click; with `ifShown`, skipped if the control is missing. */
  | { press: Control; ifShown?: true }
  | { fill: Control; text: string }
  /** A key press on the focused element, or on a control. */
  | { key: string; at?: Control }
  | { point: Control }
  | { pointAway: Control }
  | { focus: Control }
  | { scroll: Control | number }
  /** Follow the page's link to a path, unless already there. */
  | { visit: string }
  /** Go to a history entry by its index. */
  | { goTo: number }
  /** Send the event directly, because the page has no control for it; the text says why. */
  | { send: string };

/** A button or a summary, by name. */
export const button = (name: string): Control => ({ css: 'button, summary', name });
/** A text field, by name. */
export const field = (name: string): Control => ({ css: 'input, textarea', name });
/** A link, by path. */
export const link = (to: string): Control => ({
  css: `a[href="${withBase(to)}"]`,
  description: `link to ${to}`,
});
/** The label of a choice, by name. */
export const label = (name: string): Control => ({ css: 'label', name });

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** A control as text: `“Add to Cart”`, `the second question`. */
export function describeControl({ css, name, index, description = css }: Control): string {
  if (name !== undefined) return `“${name}”`;
  return `the ${index === undefined ? '' : `${ordinals[index]} `}${description}`;
}

/** An action as text: `press “Add to Cart”`. */
export function describeAction(action: PageAction): string {
  if ('press' in action)
    return `press ${describeControl(action.press)}${action.ifShown ? ' if shown' : ''}`;
  if ('fill' in action) return `type “${action.text}” into ${describeControl(action.fill)}`;
  if ('key' in action)
    return `press ${action.key}${action.at ? ` in ${describeControl(action.at)}` : ''}`;
  if ('point' in action) return `point at ${describeControl(action.point)}`;
  if ('pointAway' in action) return `point away from ${describeControl(action.pointAway)}`;
  if ('focus' in action) return `focus ${describeControl(action.focus)}`;
  if ('visit' in action) return `follow the link to ${action.visit}`;
  if ('goTo' in action) return 'go through the history';
  if ('send' in action) return `send the event directly: ${action.send}`;
  return typeof action.scroll === 'number'
    ? `scroll to ${action.scroll} px`
    : `scroll to ${describeControl(action.scroll)}`;
}

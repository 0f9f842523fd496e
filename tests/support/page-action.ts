/** A control: the visible element at `index` (default 0) that matches the selector, and the name if there is one. */
export type Control = { css: string; name?: string; index?: number };

/** What a visitor does to the page. */
export type PageAction =
  | { press: Control }
  | { fill: Control; text: string }
  /** A key press on the focused element, or on a control. */
  | { key: string; at?: Control }
  | { point: Control }
  | { focus: Control }
  | { scroll: Control | number }
  /** Follow the page's link to a path, unless already there. */
  | { visit: string };

/** A button or a summary, by name. */
export const button = (name: string): Control => ({ css: 'button, summary', name });
/** A text field, by name. */
export const field = (name: string): Control => ({ css: 'input, textarea', name });
/** The label of a choice, by name. */
export const label = (name: string): Control => ({ css: 'label', name });

/** What a visitor can press, fill in, choose or open. */
export const controlSelector = 'a, button, details, dialog, form, input, label, summary, textarea';

/** The controls in these nodes. */
export const controlsIn = (nodes: Iterable<Node>): HTMLElement[] =>
  [...nodes]
    .filter((node) => node instanceof Element)
    .flatMap((node) => [node, ...node.querySelectorAll('*')])
    .filter((element): element is HTMLElement => element.matches(controlSelector));

/** Controls by what React renders the same each time, whatever was done to the text around them. */
function byKey(controls: readonly HTMLElement[]): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const control of controls) {
    const kind = `${control.tagName} ${control.getAttribute('name')} ${control.className} `;
    let nth = 0;
    while (found.has(kind + nth)) nth += 1;
    found.set(kind + nth, control);
  }
  return found;
}

const isField = (control: HTMLElement) =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

/**
 * Gives controls that React has rendered anew what their predecessors held: text, choices, focus, and what
 * was open. Called before the effects of the new ones, it is to them as if it had been entered before
 * hydration. Returns the pairs of old and new controls.
 */
export function transferInput(
  removed: readonly HTMLElement[],
  added: readonly HTMLElement[],
  focused: Element | null,
): [HTMLElement, HTMLElement][] {
  const successors = byKey(added);
  const pairs: [HTMLElement, HTMLElement][] = [];
  for (const [key, from] of byKey(removed)) {
    const to = successors.get(key);
    if (!to) continue;
    pairs.push([from, to]);
    if (isField(from) && isField(to)) {
      if ('checked' in from && 'checked' in to) to.checked = from.checked;
      if (from.type !== 'hidden') to.value = from.value;
      if (from.selectionStart !== null)
        to.setSelectionRange(from.selectionStart, from.selectionEnd);
    }
    if (from === focused) to.focus({ preventScroll: true });
    if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
    if (from instanceof HTMLDialogElement && to instanceof HTMLDialogElement && from.open)
      to.showModal();
  }
  return pairs;
}

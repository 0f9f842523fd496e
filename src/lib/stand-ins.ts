/*
 * What stands in for a part that a browser lacks or an extension has removed: the effect that needs it is
 * left out, and a dialog is not modal.
 */
function standIn(owner: object, parts: Record<string, unknown>) {
  for (const [name, part] of Object.entries(parts)) {
    (owner as Record<string, unknown>)[name] ??= part;
  }
}

const doNothing = () => {};

class Observer {
  observe = doNothing;
  unobserve = doNothing;
  disconnect = doNothing;
}

const listeners = { addEventListener: doNothing, removeEventListener: doNothing };

standIn(globalThis, {
  IntersectionObserver: Observer,
  ResizeObserver: Observer,
  matchMedia: () => ({ matches: false, ...listeners }),
  print: doNothing,
});
standIn(MediaQueryList.prototype, listeners);
standIn(Element.prototype, {
  animate: doNothing,
  checkVisibility: () => true,
});
standIn(HTMLDialogElement.prototype, { showModal: HTMLDialogElement.prototype.show });

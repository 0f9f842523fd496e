/** ms after an act in which the page may still move the focus. */
const patience = 500;

/** Keeps the focus in the workbench while a page in its frame would take it. */
export function createFocusKeeper() {
  let focused: Element | null = null;
  let watching = new AbortController();

  const giveBack = ({ activeElement }: Document) => {
    // A list would close without the focus.
    if (activeElement?.closest('[role=listbox], [role=combobox]')) return;
    if (focused !== document.activeElement) {
      (focused as HTMLElement | null)?.focus({ preventScroll: true });
    }
  };

  return {
    /** Notes where the focus is before an act, unless that is the frame. */
    note(frame: Element | null) {
      watching.abort();
      if (document.activeElement !== frame) focused = document.activeElement;
    },

    /** Gives the focus back whenever the page has taken it after an act. */
    keep(page: Document) {
      watching = new AbortController();
      const { signal } = watching;
      const late = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
      const soon = () => setTimeout(() => signal.aborted || giveBack(page));
      page.addEventListener('focusin', soon, { signal: late });
      soon();
    },
  };
}

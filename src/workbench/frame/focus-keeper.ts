/** How long after an action the page can still move focus, in ms. */
const timeout = 500;

/** Keeps focus in the workbench when the framed page tries to take it. */
export function createFocusKeeper() {
  let focused: Element | null = null;
  let watching = new AbortController();

  const giveBack = ({ activeElement }: Document) => {
    // Without focus, a list would close.
    if (activeElement?.closest('[role=listbox], [role=combobox]')) return;
    if (focused !== document.activeElement) {
      (focused as HTMLElement | null)?.focus({ preventScroll: true });
    }
  };

  return {
    /** Records the focused element before an action, unless it is the frame. */
    note(frame: Element | null) {
      watching.abort();
      if (document.activeElement !== frame) focused = document.activeElement;
    },

    /** Restores focus if the page takes it after an action. */
    keep(page: Document) {
      watching = new AbortController();
      const { signal } = watching;
      const late = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
      const soon = () => setTimeout(() => signal.aborted || giveBack(page));
      page.addEventListener('focusin', soon, { signal: late });
      soon();
    },
  };
}

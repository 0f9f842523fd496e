/** The visible result of a press; `machines` are the states of the statecharts. */
export type Outcome = {
  address: string;
  focus: string;
  state: string[];
  messages: string[];
  texts: string[];
  machines: string[];
};

/**
 * Runs in the page. `texts` leaves out what depends on the time of day, and what was typed, which `state` has.
 * `messages` has all since the start, since they disappear on their own; after typing, which changes them with each letter, only the visible ones.
 */
export function readOutcome(isTyped: boolean): Outcome {
  const { activeElement: focused } = document;
  const isMessage = (key: string) => key.startsWith('message');
  const isShown = new Map<Element, boolean>();
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    const text = textContent?.replace(/\s+/g, ' ').trim();
    if (
      !text ||
      !parent ||
      parent.closest('script, style, textarea, [role=status], [role=alert], [data-clock]')
    )
      continue;
    const known = isShown.get(parent);
    const isVisible =
      known ?? parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    isShown.set(parent, isVisible);
    if (isVisible) texts.push(text);
  }
  return {
    address: location.pathname + location.search + location.hash,
    focus: focused
      ? `${focused.localName} "${globalThis.pageControls.nameOf(focused).slice(0, 50)}"`
      : '',
    state: [...globalThis.readState()]
      .filter(([key]) => !isMessage(key))
      .map((pair) => pair.join(': ')),
    messages: [...(isTyped ? globalThis.readState() : globalThis.stateLog).keys()]
      .filter(isMessage)
      .sort(),
    texts,
    machines: [...globalThis.machineLog.values()].map((log) => log.at(-1) ?? '').sort(),
  };
}

/** Runs in the page: controls and messages that returned to an earlier state, with all their states. */
export function readReturns(): Record<string, string[]> {
  const logs = [...globalThis.stateLog];
  const machines = [...globalThis.machineLog.values()].map(
    (states) => [`statechart ${states[0]}`, states] as const,
  );
  return Object.fromEntries(
    [...logs, ...machines].filter(([, states]) => new Set(states).size < states.length),
  );
}

import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';

type Props = { label: string; className?: string; children: ReactNode };

/** Scrolls to the whole card of a focused link; otherwise the row would snap back from it. */
const showCard = ({ target, currentTarget: row }: FocusEvent) => {
  const card = target.closest('li');
  if (!card || !row.contains(card) || !target.matches(':focus-visible')) return;
  const { scrollPaddingLeft } = getComputedStyle(row);
  const { left } = row.getBoundingClientRect();
  const start = left + (Number.parseFloat(scrollPaddingLeft) || 0);
  row.scrollLeft += card.getBoundingClientRect().left - start;
};

/**
 * Wraps a list that scrolls sideways on a phone (`.scroll-row`), card by card. Only where it scrolls
 * can the keyboard focus it, to scroll with the arrow keys.
 */
export function ScrollRow({ label, className = '', children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      element.tabIndex = element.scrollWidth > element.clientWidth ? 0 : -1;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      ref={row}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
      tabIndex={0}
      onFocus={showCard}
      className={`scroll-row ${className}`}
    >
      {children}
    </div>
  );
}

import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';

type Props = { label: string; className?: string; children: ReactNode };

/** Brings the card whole whose link the keyboard has come to: the row would snap back from it. */
const showCard = ({ target, currentTarget: row }: FocusEvent) => {
  const card = target.closest('li');
  if (!card || !row.contains(card) || !target.matches(':focus-visible')) return;
  const { scrollPaddingLeft } = getComputedStyle(row);
  const { left } = row.getBoundingClientRect();
  const start = left + (Number.parseFloat(scrollPaddingLeft) || 0);
  row.scrollLeft += card.getBoundingClientRect().left - start;
};

/**
 * Around a list that runs sideways on a phone (`.scroll-row`), one card a stop. It is a stop of the
 * keyboard, which scrolls it, only where there is something to scroll.
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields.
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

import { type CSSProperties, type FocusEvent, type ReactNode, useEffect, useRef } from 'react';

type Props = {
  label: string;
  /** The number of cards, which each shows below it on a phone: “1 of 4”. */
  count: number;
  className?: string;
  children: ReactNode;
};

/** Scrolls to the card of a focused link, because the row would snap back to the previous one. */
const showCard = ({ target, currentTarget: row }: FocusEvent) => {
  const card = target.closest('li');
  if (!card || !row.contains(card) || !target.matches(':focus-visible')) return;
  const { scrollPaddingLeft } = getComputedStyle(row);
  const { left } = row.getBoundingClientRect();
  const start = left + (Number.parseFloat(scrollPaddingLeft) || 0);
  row.scrollLeft += card.getBoundingClientRect().left - start;
};

/**
 * Wraps a list that scrolls sideways on a phone (`.scroll-row`), card by card. It is focusable while
 * it overflows, so that the arrow keys scroll it.
 */
export function ScrollRow({ label, count, className = '', children }: Props) {
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
      style={{ '--count': `'${count}'` } as CSSProperties}
    >
      {children}
    </div>
  );
}

import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { collapsible } from '@/specification';

type Props = {
  isOpen: boolean;
  /** Called when it is opened or closed, and on mount if that happened before hydration. */
  onToggle: () => void;
  /** At most one disclosure with the same name can be open. */
  name?: string;
  /** Duration of opening and closing, in ms (BIZ-8). */
  duration?: number;
  className?: string;
  summary: ReactNode;
  summaryClassName?: string;
  children: ReactNode;
};

/**
 * A native `details` with an animated height (`disclosure.css`). It works before hydration, after
 * which the state follows the element.
 */
export function Disclosure({
  isOpen,
  onToggle,
  name,
  duration = collapsible.default,
  className = '',
  summary,
  summaryClassName,
  children,
}: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const syncState = () => {
    const element = details.current;
    if (!element || element.open === isOpen) return;
    // Closed by the browser for another one, which reports that it was opened.
    const isReplaced = !element.open && name && document.querySelector(`[name="${name}"][open]`);
    if (!isReplaced) onToggle();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount, for a toggle before hydration.
  useEffect(syncState, []);
  return (
    <details
      ref={details}
      name={name}
      open={isOpen}
      // The browser also opens it for find-in-page.
      onToggle={syncState}
      className={`disclosure ${className}`}
      style={{ '--duration': `${duration}ms` } as CSSProperties}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary acts as a button. */}
      <summary
        onClick={(event) => {
          event.preventDefault();
          onToggle();
        }}
        className={summaryClassName}
      >
        {summary}
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}

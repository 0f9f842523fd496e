import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';

type Props = {
  isOpen: boolean;
  /** Called when the visitor opens or closes it, before hydration included. */
  onToggle: () => void;
  /** Of those that share a name, the browser lets at most one be open. */
  name?: string;
  /** ms that opening and closing take (BIZ-8). */
  duration?: number;
  className?: string;
  summary: ReactNode;
  summaryClassName?: string;
  children: ReactNode;
};

/**
 * A part that opens by height, natively: it works from the first paint on, and its state follows
 * what it finds. `disclosure.css` does the moving.
 */
export function Disclosure({
  isOpen,
  onToggle,
  name,
  duration = 250,
  className = '',
  summary,
  summaryClassName,
  children,
}: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const follow = () => {
    if (details.current && details.current.open !== isOpen) onToggle();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: for what was toggled before hydration.
  useEffect(follow, []);
  return (
    <details
      ref={details}
      name={name}
      open={isOpen}
      // The browser opens it by itself where a search in the page finds a text of it.
      onToggle={follow}
      className={`disclosure ${className}`}
      style={{ '--duration': `${duration}ms` } as CSSProperties}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself. */}
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

import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';

type Props = {
  isOpen: boolean;
  /** Called when the visitor opens or closes it, or has done so before hydration. */
  onToggle: () => void;
  /** At most one of those that share a name can be open. */
  name?: string;
  /** How long opening and closing take, in ms (BIZ-8). */
  duration?: number;
  className?: string;
  summary: ReactNode;
  summaryClassName?: string;
  children: ReactNode;
};

/**
 * A native `details` whose height animates (`disclosure.css`). It works before hydration; then the
 * state follows the element.
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
  const syncState = () => {
    if (details.current && details.current.open !== isOpen) onToggle();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: for what was toggled before hydration.
  useEffect(syncState, []);
  return (
    <details
      ref={details}
      name={name}
      open={isOpen}
      // The browser opens it when a search in the page finds text in it.
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

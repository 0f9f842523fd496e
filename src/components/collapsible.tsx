import type { ComponentProps, CSSProperties, ReactNode } from 'react';

type Props = ComponentProps<'div'> & {
  isOpen: boolean;
  /** ms that opening and closing take (BIZ-8). */
  duration?: number;
  children: ReactNode;
};

/** A part that opens and closes by height; `collapsible.css` does the moving. */
export const Collapsible = ({ isOpen, duration = 250, children, ...props }: Props) => (
  <div
    {...props}
    data-state={isOpen ? 'open' : 'closed'}
    className="collapsible"
    style={{ '--duration': `${duration}ms` } as CSSProperties}
  >
    <div>{children}</div>
  </div>
);

import type { ReactNode } from 'react';
import { NonBreaking } from '@/components/non-breaking';
import type { ContactLink as Facts } from '@/lib/contact-link';

type Props = Facts & { className: string; children?: ReactNode };

/**
 * A link that calls or writes, after its children. A phone number, in tabular figures, wraps only at its
 * space; an email address wraps after its `@`, and within a domain that is too long for a line.
 */
export function ContactLink({ label, href, className, children }: Props) {
  const [name, domain] = label.split('@');
  return (
    <a href={href} className={className}>
      {children}
      <span translate="no" className={domain ? undefined : 'tabular-nums'}>
        <NonBreaking text={name ?? ''} />
        {domain && (
          <>
            @<wbr />
            <span className="wrap-anywhere">{domain}</span>
          </>
        )}
      </span>
    </a>
  );
}

import { NonBreaking } from '@/components/non-breaking';

/**
 * A phone number, in tabular figures, which wraps only at its space, or an email address, which wraps
 * after its `@`, and within a domain that is too long for a line.
 */
export function ContactText({ text }: { text: string }) {
  const [name, domain] = text.split('@');
  return (
    <span translate="no" className={domain ? undefined : 'tabular-nums'}>
      <NonBreaking text={name ?? ''} />
      {domain && (
        <>
          @<wbr />
          <span className="wrap-anywhere">{domain}</span>
        </>
      )}
    </span>
  );
}

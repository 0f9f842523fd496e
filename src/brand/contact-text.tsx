import { NonBreaking } from '@/components/non-breaking';

/** A phone number, which wraps only at its space, or an email address, which wraps after its `@`. */
export function ContactText({ text }: { text: string }) {
  const [name, domain] = text.split('@');
  return (
    <span>
      <NonBreaking text={name ?? ''} />
      {domain && (
        <>
          @<wbr />
          {domain}
        </>
      )}
    </span>
  );
}

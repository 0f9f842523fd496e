import { copyText } from '@/effects/share';
import { showToast } from '@/effects/toast';
import { useSubmittedValues } from '@/state/use-demo-form';

type ReceiptProps = {
  /** The labels of the fields, by their names and in their order. */
  labels: Readonly<Record<string, string>>;
  /** Values that other machines than the form's have, or words for the form's. */
  others?: Readonly<Record<string, string>>;
  className?: string;
};

/** What a submitted form would have sent, to copy (VAL-6). */
export function FormReceipt({ labels, others, className = '' }: ReceiptProps) {
  const values = useSubmittedValues();
  if (!values) return null;
  const lines = Object.entries(labels).flatMap(([name, label]) => {
    const value = { ...values, ...others }[name];
    return value ? [{ label, text: value === true ? 'Yes' : String(value) }] : [];
  });
  const copy = async () => {
    const isCopied = await copyText(lines.map(({ label, text }) => `${label}: ${text}`).join('\n'));
    showToast(isCopied ? 'Copied.' : 'Your browser blocked copying. Select the text and copy it.', {
      type: isCopied ? 'success' : 'info',
    });
  };
  return (
    <section
      aria-label="What would have been sent"
      className={`rounded border-[1.5px] border-dashed border-edge p-5 ${className}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h3 className="font-text text-base font-semibold tracking-normal">
          What would have been sent
        </h3>
        <button
          type="button"
          onClick={copy}
          className="min-h-11 text-sm font-semibold underline underline-offset-4"
        >
          Copy
        </button>
      </div>
      <dl className="mt-2 text-sm">
        {lines.map(({ label, text }) => (
          <div
            key={label}
            className="grid gap-x-6 border-t border-line py-2 sm:grid-cols-[10rem_1fr]"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 break-words whitespace-pre-wrap">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { Info } from 'lucide';
import { Button } from './button';
import { Icon } from './icon';

type Props = {
  label: string;
  /** The result of the submission, initially empty. */
  result: string;
  className?: string;
};

/** A form's submit button, and next to it the result in a live region (VAL-6). */
export const SubmitLine = ({ label, result, className = '' }: Props) => (
  <div className={`submit-line flex flex-wrap items-center gap-x-5 gap-y-2 ${className}`}>
    <Button type="submit" className="max-sm:w-full">
      {label}
    </Button>
    <p role="status" className="flex items-center gap-2 text-sm font-semibold">
      {result && (
        <>
          <Icon icon={Info} className="size-4" />
          <span>{result}</span>
        </>
      )}
    </p>
  </div>
);

/** Explains the asterisks of a form that the browser validates. */
export const RequiredNote = ({ className = '' }: { className?: string }) => (
  <p className={`text-xs text-ink-soft ${className}`}>* required</p>
);

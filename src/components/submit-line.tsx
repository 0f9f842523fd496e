import { Button } from './button';

type Props = {
  label: string;
  /** The outcome of the submission; empty before. */
  result: string;
  className?: string;
};

/** A form's submit button, and beside it the outcome in a live region (VAL-6). */
export const SubmitLine = ({ label, result, className = '' }: Props) => (
  <div className={`submit-line flex flex-wrap items-center gap-x-5 gap-y-2 ${className}`}>
    <Button type="submit" className="max-sm:w-full">
      {label}
    </Button>
    <p role="status" className="text-sm font-semibold text-evergreen-700">
      {result}
    </p>
  </div>
);

/** Explains the asterisks of a form that the browser validates. */
export const RequiredNote = ({ className = '' }: { className?: string }) => (
  <p className={`text-xs text-ink-soft ${className}`}>* required for a reply</p>
);

import { Button } from './button';

type Props = {
  label: string;
  /** What came of pressing it; nothing before. */
  result: string;
  className?: string;
};

/** A form's submit button, and beside it what came of pressing it, said politely (VAL-6). */
export const SubmitLine = ({ label, result, className = '' }: Props) => (
  <div className={`flex flex-wrap items-center gap-x-5 gap-y-2 ${className}`}>
    <Button type="submit" className="max-sm:w-full">
      {label}
    </Button>
    <p role="status" className="text-sm font-semibold text-evergreen-700">
      {result}
    </p>
  </div>
);

/** What the asterisks of a form mean that the browser checks. */
export const RequiredNote = ({ className = '' }: { className?: string }) => (
  <p className={`text-xs text-ink-soft ${className}`}>* needed to reply to you</p>
);

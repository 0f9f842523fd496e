import { type ComponentProps, useId } from 'react';

const controlClass =
  'block w-full rounded border-[1.5px] border-ink-soft bg-sheet px-4 py-2 placeholder:text-ink-soft';

type Props = {
  label: string;
  /** Whether an asterisk follows the label; it enforces nothing (VAL-4, VAL-5). */
  isMarked?: boolean;
  /** A line under the field that says what to write. */
  hint?: string;
  className?: string;
} & (
  | ({ isArea: true } & Omit<ComponentProps<'textarea'>, 'id' | 'className'>)
  | ({ isArea?: false } & Omit<ComponentProps<'input'>, 'id' | 'className'>)
);

/** A labelled text field, of one line or several. */
export function Field({ label, isMarked, hint, className = '', ...props }: Props) {
  const id = useId();
  const describedBy = hint && `${id}-hint`;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
        {isMarked && <span aria-hidden> *</span>}
      </label>
      {props.isArea ? (
        <Area id={id} aria-describedby={describedBy} {...props} />
      ) : (
        <Line id={id} aria-describedby={describedBy} {...props} />
      )}
      {hint && (
        <p id={describedBy} className="mt-1.5 text-xs text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

type ControlProps<T extends 'input' | 'textarea'> = ComponentProps<T> & { isArea?: boolean };

const Area = ({ isArea, ...props }: ControlProps<'textarea'>) => (
  <textarea rows={5} {...props} className={controlClass} />
);

const Line = ({ isArea, ...props }: ControlProps<'input'>) => (
  <input type="text" {...props} className={`min-h-12 ${controlClass}`} />
);

import { CircleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';

const controlClass =
  'block w-full rounded border-[1.5px] border-ink-soft bg-sheet px-4 py-2 placeholder:text-ink-soft user-invalid:border-alert';

type Props = {
  label: string;
  /** Shows the asterisk although the field is not `required` (VAL-4, VAL-5). */
  isMarked?: boolean;
  /** The error message of an empty required field. */
  missing?: string;
  /** A line below the field that explains what to enter. */
  hint?: string;
  className?: string;
} & (
  | ({ isArea: true } & Omit<ComponentProps<'textarea'>, 'id' | 'className'>)
  | ({ isArea?: false } & Omit<ComponentProps<'input'>, 'id' | 'className'>)
);

/**
 * A labeled input or textarea. The browser validates `required` fields and shows its own message;
 * once the visitor has interacted with it, an invalid field is also marked.
 */
export function Field({ label, isMarked, missing, hint, className = '', ...props }: Props) {
  const id = useId();
  const describedBy = hint && `${id}-hint`;
  return (
    <div className={`group ${className}`}>
      <label htmlFor={id} className="mb-1.5 flex items-center gap-1.5 text-sm font-semibold">
        <span>
          {label}
          {(isMarked || props.required) && <span aria-hidden> *</span>}
        </span>
        <CircleAlert
          aria-hidden
          className="hidden size-4 text-alert group-has-user-invalid:block"
        />
      </label>
      {props.isArea ? (
        <Area id={id} aria-describedby={describedBy} {...props} />
      ) : (
        <Line id={id} aria-describedby={describedBy} {...props} />
      )}
      {missing && (
        <p className="mt-1.5 hidden text-sm font-semibold text-alert group-has-user-invalid:block">
          {missing}
        </p>
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

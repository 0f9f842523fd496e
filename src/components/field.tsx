import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type InvalidEvent, useId } from 'react';

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
 * A labeled text field with one line or several. The browser validates `required` fields. It shows
 * its own message, unless the field has a `missing` one.
 */
export function Field({ label, isMarked, missing, hint, className = '', ...props }: Props) {
  const id = useId();
  const describedBy = [missing && `${id}-missing`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const told = {
    id,
    'aria-describedby': describedBy || undefined,
    onInvalid: missing ? showOwnMessage : undefined,
  };
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
      {props.isArea ? <Area {...told} {...props} /> : <Line {...told} {...props} />}
      {missing && (
        <p
          id={`${id}-missing`}
          className="mt-1.5 hidden text-sm font-semibold text-alert group-has-user-invalid:block"
        >
          {missing}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** In place of the browser's message, which also moves the focus to the first invalid field. */
function showOwnMessage(event: InvalidEvent<Control>) {
  const field = event.currentTarget;
  event.preventDefault();
  if (field.form?.querySelector(':is(input, textarea):invalid') === field) field.focus();
}

type ControlProps<T extends 'input' | 'textarea'> = ComponentProps<T> & { isArea?: boolean };

const Area = ({ isArea, ...props }: ControlProps<'textarea'>) => (
  <textarea rows={5} {...props} className={controlClass} />
);

const Line = ({ isArea, ...props }: ControlProps<'input'>) => (
  <input type="text" {...props} className={`min-h-12 ${controlClass}`} />
);

import { Description, Field as Group, Input, Label, Textarea } from '@headlessui/react';
import { CircleAlert } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icon';

const controlClass =
  'block w-full rounded border-[1.5px] border-edge bg-well px-4 py-2 placeholder:text-ink-soft narrow:[&[type=date]]:text-[min(1.0625rem,8.5vw)] user-invalid:border-alert user-invalid:focus-visible:outline-offset-0 user-invalid:focus-visible:outline-alert';

/** Headless UI sets the ids of a field's parts. */
type Own = 'id' | 'className' | 'aria-describedby';

type Props = {
  label: string;
  /** Shows the asterisk although the field is not `required` (VAL-4, VAL-5). */
  isMarked?: boolean;
  /** A line below the field that explains what to enter. */
  hint?: string;
  className?: string;
} & (
  | ({ isArea: true } & Omit<ComponentProps<'textarea'>, Own>)
  | ({ isArea?: false } & Omit<ComponentProps<'input'>, Own>)
);

/** A labeled text field with one line or several. The browser validates `required` fields. */
export function Field({ label, isMarked, hint, className = '', ...props }: Props) {
  const hintId = useId();
  const describedBy = hint && hintId;
  return (
    <Group className={`group ${className}`}>
      <FieldLabel text={label} isMarked={isMarked || props.required}>
        <Icon
          icon={CircleAlert}
          className="hidden size-4 text-alert group-has-user-invalid:block"
        />
      </FieldLabel>
      {props.isArea ? (
        <Textarea as={Area} describedBy={describedBy} {...props} className={controlClass} />
      ) : (
        <TextControl describedBy={describedBy} {...props} className={`min-h-12 ${controlClass}`} />
      )}
      {hint && (
        <Description id={hintId} className="mt-1.5 text-xs text-ink-soft">
          {hint}
        </Description>
      )}
    </Group>
  );
}

type LabelProps = { text: string; isMarked?: boolean | undefined; children?: ReactNode };

/** The label above a control, within Headless UI's `Field`. */
export const FieldLabel = ({ text, isMarked, children }: LabelProps) => (
  <Label className="mb-1.5 flex items-center gap-1.5 text-sm font-semibold">
    <span>
      {text}
      {isMarked && <span aria-hidden>{'\u00a0*'}</span>}
    </span>
    {children}
  </Label>
);

type NativeProps<Tag extends 'input' | 'textarea'> = ComponentProps<Tag> & {
  /** The ids of its hints and errors. Headless UI sets `aria-describedby` only after hydration. */
  describedBy?: string | undefined;
  isArea?: boolean;
};

type TextProps = Omit<NativeProps<'input'>, 'aria-describedby' | 'aria-invalid'> & {
  isInvalid?: boolean;
};

/** A text field with one line, without a label. */
export const TextControl = ({ isInvalid = false, ...props }: TextProps) => (
  <Input as={Line} invalid={isInvalid} {...props} />
);

/** Phones leave the case of emails and web addresses alone. */
const Line = ({ describedBy, isArea, ...props }: NativeProps<'input'>) => (
  <input
    type="text"
    autoCapitalize={['email', 'url'].includes(props.inputMode ?? '') ? 'none' : undefined}
    {...props}
    aria-describedby={describedBy}
  />
);

const Area = ({ describedBy, isArea, ...props }: NativeProps<'textarea'>) => (
  <textarea rows={5} {...props} aria-describedby={describedBy} />
);

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & {
  children: ReactNode;
};

/** A checkbox with its label beside it. */
export const Checkbox = ({ children, ...props }: CheckboxProps) => (
  <Group as="label" className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
    <Input type="checkbox" {...props} className="checkbox size-[min(1.25rem,9vw)] shrink-0" />
    <span>{children}</span>
  </Group>
);

import { Field, Input } from '@headlessui/react';
import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & { children: ReactNode };

/** A checkbox with its label beside it. */
export const Checkbox = ({ children, ...props }: Props) => (
  <Field as="label" className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
    <Input type="checkbox" {...props} className="checkbox size-[min(1.25rem,9vw)] shrink-0" />
    <span>{children}</span>
  </Field>
);

import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & { children: ReactNode };

/** A checkbox with its label beside it. */
export const Checkbox = ({ children, ...props }: Props) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
    <input type="checkbox" {...props} className="size-5 shrink-0 accent-evergreen-700" />
    <span>{children}</span>
  </label>
);

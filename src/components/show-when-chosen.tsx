import type { ReactNode } from 'react';
import { useIsHydrated } from '@/lib/hydration';

type Props<Value extends string> = {
  /** The options of the `Choices` in the same `choice-scope`. */
  options: readonly { value: Value }[];
  value: Value;
  /** Called with an option; returns what is shown while it is chosen. */
  children: (value: Value) => ReactNode;
};

/**
 * What depends on a choice. Until the page hydrates, it is there for every option, and CSS shows that
 * of the checked radio button (`choices.css`).
 */
export function ShowWhenChosen<Value extends string>({ options, value, children }: Props<Value>) {
  const isHydrated = useIsHydrated();
  return options.map(
    (option, index) =>
      (!isHydrated || option.value === value) && (
        <span key={option.value} data-if-nth={index + 1}>
          {children(option.value)}
        </span>
      ),
  );
}

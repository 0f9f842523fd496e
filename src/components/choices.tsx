import { Field, Fieldset, Input, Legend } from '@headlessui/react';
import type { ReactNode } from 'react';
import { useEarlyChoice, useIsHydrated } from '@/lib/hydration';

type Props<Value extends string> = {
  legend: string;
  /** The name of the radio buttons. */
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  /** Called when another option is chosen, and on mount if one was chosen before hydration. */
  onChoose: (value: Value) => void;
  className: string;
  optionClassName?: string;
};

/** Styled radio buttons. They work before hydration, also for what depends on them (`ShowWhenChosen`). */
export function Choices<Value extends string>({
  legend,
  name,
  options,
  value,
  onChoose,
  className,
  optionClassName = '',
}: Props<Value>) {
  return (
    <Fieldset ref={useEarlyChoice(value, onChoose)} className={`choices ${className}`}>
      <Legend as="legend" className="sr-only">
        {legend}
      </Legend>
      {options.map((option, index) => (
        <Field
          key={option.value}
          as="label"
          className={`relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-evergreen-700 ${optionClassName}`}
        >
          <Input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            data-nth={index + 1}
            onChange={() => onChoose(option.value)}
            className="sr-only"
          />
          {option.label}
        </Field>
      ))}
    </Fieldset>
  );
}

type ShownProps<Value extends string> = {
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
export function ShowWhenChosen<Value extends string>({
  options,
  value,
  children,
}: ShownProps<Value>) {
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

import { Field, Fieldset, Input, Legend } from '@headlessui/react';
import { useEarlyChoice } from '@/lib/hydration';

type Props<Value extends string> = {
  legend: string;
  /** The name of the radio buttons. */
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  /** Called when another option is chosen, and on mount if one was chosen before hydration. */
  onChoose: (value: Value) => void;
  className: string;
  optionClassName: string;
};

/** Styled radio buttons. They work before hydration, also for what depends on them (`Chosen`). */
export function Choices<Value extends string>({
  legend,
  name,
  options,
  value,
  onChoose,
  className,
  optionClassName,
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

import { useEffect, useRef } from 'react';

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
  const fieldset = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount, for a choice made before hydration.
  useEffect(() => {
    const checked = fieldset.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (checked && checked !== value) onChoose(checked as Value);
  }, []);
  return (
    <fieldset ref={fieldset} className={`choices ${className}`}>
      <legend className="sr-only">{legend}</legend>
      {options.map((option, index) => (
        <label
          key={option.value}
          className={`relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-evergreen-700 ${optionClassName}`}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            data-nth={index + 1}
            onChange={() => onChoose(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

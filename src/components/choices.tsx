import { useEffect, useRef } from 'react';

type Props<Value extends string> = {
  legend: string;
  /** The name of the radio buttons. */
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  /** Called when the visitor chooses another option, or has chosen one before hydration. */
  onChoose: (value: Value) => void;
  className: string;
  optionClassName: string;
};

/**
 * Styled radio buttons. They work before hydration: within a `choice-scope`, `if-` classes show what
 * belongs to the chosen option (`choices.css`).
 */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: for what was chosen before hydration.
  useEffect(() => {
    const found = fieldset.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (found && found !== value) onChoose(found as Value);
  }, []);
  return (
    <fieldset ref={fieldset} className={`choices ${className}`}>
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={`relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-evergreen-700 ${optionClassName}`}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

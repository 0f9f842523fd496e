import { useId } from 'react';

type Props = {
  label: string;
  value: string;
  placeholder: string;
  onChange: (value: string) => void;
  /** What it has found, in words. */
  found: string;
  /** What can be typed. */
  help?: string;
};

/** A field that narrows the list below it. */
export function SearchBar({ label, value, placeholder, onChange, found, help }: Props) {
  const field = useId();
  return (
    <div className="wb-filter">
      <label htmlFor={field}>{label}</label>
      <input
        id={field}
        type="search"
        value={value}
        spellCheck={false}
        placeholder={placeholder}
        aria-describedby={help && `${field}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      <output htmlFor={field}>{found}</output>
      {help && (
        <p id={`${field}-help`} className="wb-hint">
          {help}
        </p>
      )}
    </div>
  );
}

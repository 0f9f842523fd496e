import { Field, Fieldset, Input, Legend } from '@headlessui/react';
import { Star } from 'lucide';
import { useEarlyChoice } from '@/lib/hydration';
import { Icon } from './icon';

const stars = [1, 2, 3, 4, 5];

/** A row of five stars (SHOP-2, BIZ-11). */
export const StarRow = () => (
  <span role="img" aria-label="Five stars" className="flex gap-1 text-ink">
    {stars.map((star) => (
      <Icon icon={Star} key={star} className="size-5" strokeWidth={1.5} />
    ))}
  </span>
);

type InputProps = {
  label: string;
  name: string;
  /** The number of stars; empty for none. */
  value: string;
  /** Called when a star is chosen, and on mount if one was chosen before hydration. */
  onChoose: (value: string) => void;
};

/** A rating from one to five stars: radio buttons, highlighted up to the chosen one. */
export const StarInput = ({ label, name, value, onChoose }: InputProps) => (
  <Fieldset ref={useEarlyChoice(value, onChoose)}>
    <Legend as="legend" className="mb-1.5 text-sm font-semibold">
      {label}
    </Legend>
    <div className="flex">
      {stars.map((star) => (
        <Field
          key={star}
          as="label"
          className="star grid size-11 cursor-pointer place-items-center rounded text-ink-soft has-focus-visible:outline-3 has-focus-visible:outline-evergreen-700"
        >
          <Input
            type="radio"
            name={name}
            value={star}
            checked={String(star) === value}
            onChange={() => onChoose(String(star))}
            className="sr-only"
          />
          <span className="sr-only">
            {star} {star === 1 ? 'star' : 'stars'}
          </span>
          <Icon icon={Star} className="size-7" strokeWidth={1.5} />
        </Field>
      ))}
    </div>
  </Fieldset>
);

import { Star } from 'lucide-react';

const stars = [1, 2, 3, 4, 5];

/** A row of five stars (SHOP-2, BIZ-11). */
export const StarRow = () => (
  <span role="img" aria-label="Five stars" className="flex gap-1 text-marigold">
    {stars.map((star) => (
      <Star key={star} aria-hidden className="size-5 fill-current" />
    ))}
  </span>
);

/** A rating from one to five stars: radio buttons, highlighted up to the chosen one. */
export const StarInput = ({ label, name }: { label: string; name: string }) => (
  <fieldset>
    <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
    <div className="flex">
      {stars.map((star) => (
        <label
          key={star}
          className="star grid size-11 cursor-pointer place-items-center rounded text-ink-soft has-focus-visible:outline-3 has-focus-visible:outline-evergreen-700"
        >
          <input type="radio" name={name} value={star} className="sr-only" />
          <span className="sr-only">
            {star} {star === 1 ? 'star' : 'stars'}
          </span>
          <Star aria-hidden className="size-7" strokeWidth={1.5} />
        </label>
      ))}
    </div>
  </fieldset>
);

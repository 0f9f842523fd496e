import type { ComponentProps } from 'react';
import { Link } from './link';

const tones = {
  primary: 'bg-evergreen-700 text-on-action hover:bg-evergreen-hover',
  secondary: 'text-ink ring-[1.5px] ring-ink ring-inset hover:bg-ink hover:text-sheet',
  inverse: 'scheme-light bg-sheet text-ink hover:bg-mint',
  highlight: 'scheme-light bg-marigold text-ink hover:bg-marigold-soft',
};

type Tone = { tone?: keyof typeof tones };

/** The classes of a button, for plain links that look like one. */
export const buttonClass = (tone: keyof typeof tones, className = '') =>
  `button inline-flex min-h-12 items-center justify-center gap-2 rounded px-6 py-2.5 text-center text-sm/6 font-semibold transition-colors duration-150 ${tones[tone]} ${className}`;

/** A link that looks like a button. */
export const ButtonLink = ({
  tone = 'primary',
  className,
  ...props
}: ComponentProps<typeof Link> & Tone) => (
  <Link className={buttonClass(tone, className)} {...props} />
);

/** A button. It does not submit unless `type` is `submit`. */
export const Button = ({
  tone = 'primary',
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & Tone) => (
  <button type={type} className={buttonClass(tone, className)} {...props} />
);

type Props = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & { onPress: () => void };

/**
 * A button that needs JavaScript. It submits its own form, because React replays submissions made
 * before hydration. Don't nest it in a form.
 */
export const ActionButton = ({ onPress, ...props }: Props) => (
  <form action={onPress} className="contents">
    <button type="submit" {...props} />
  </form>
);

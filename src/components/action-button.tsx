import type { ComponentProps } from 'react';

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

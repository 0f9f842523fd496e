import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & { onPress: () => void };

/**
 * A button that does nothing without script. It submits a form of its own, because React replays a
 * submission made before hydration, so no press is lost. Not for use within another form.
 */
export const ActionButton = ({ onPress, ...props }: Props) => (
  <form action={onPress} className="contents">
    <button type="submit" {...props} />
  </form>
);

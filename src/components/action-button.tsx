import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & { onPress: () => void };

/**
 * A button that only script can answer. It submits a form of its own, for what is submitted before
 * hydration React keeps and does then: no press is lost. Not for use within another form.
 */
export const ActionButton = ({ onPress, ...props }: Props) => (
  <form action={onPress} className="contents">
    <button type="submit" {...props} />
  </form>
);

import { Minus, Plus } from 'lucide';
import type { MouseEvent } from 'react';
import { ActionButton } from './button';
import { Icon } from './icon';

type Props = {
  label: string;
  sign: 'plus' | 'minus';
  /** Whether pressing it has an effect. It is focusable either way. */
  isEnabled: boolean;
  onPress: () => void;
  onMouseDown?: (event: MouseEvent) => void;
};

/** One of the two buttons of a stepper. */
export const StepButton = ({ label, sign, isEnabled, onPress, onMouseDown }: Props) => {
  return (
    <ActionButton
      aria-label={label}
      aria-disabled={!isEnabled}
      onMouseDown={onMouseDown}
      onPress={onPress}
      className="grid size-11 shrink-0 self-center place-items-center rounded-sm hover:bg-mint aria-disabled:cursor-default aria-disabled:text-ink-soft/50 aria-disabled:hover:bg-transparent"
    >
      <Icon icon={sign === 'plus' ? Plus : Minus} className="size-4" />
    </ActionButton>
  );
};

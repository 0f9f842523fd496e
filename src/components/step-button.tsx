import { Minus, Plus } from 'lucide-react';
import type { MouseEvent } from 'react';
import { ActionButton } from './action-button';

type Props = {
  label: string;
  sign: 'plus' | 'minus';
  /** Whether a step is possible; the button stays in reach if not. */
  isPossible: boolean;
  onPress: () => void;
};

/** A field that loses the focus takes its number, and what follows may move the button away. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** One of the two buttons of a stepper. */
export const StepButton = ({ label, sign, isPossible, onPress }: Props) => {
  const Sign = sign === 'plus' ? Plus : Minus;
  return (
    <ActionButton
      aria-label={label}
      aria-disabled={!isPossible}
      onMouseDown={keepFocus}
      onPress={onPress}
      className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-mint aria-disabled:cursor-default aria-disabled:text-ink-soft/50 aria-disabled:hover:bg-transparent"
    >
      <Sign aria-hidden className="size-4" />
    </ActionButton>
  );
};

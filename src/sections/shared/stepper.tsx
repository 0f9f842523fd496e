import type { MouseEvent } from 'react';
import { TextControl } from '@/components/field';
import { StepButton } from '@/components/step-button';
import { useNumberField } from '@/state/use-number-field';
import { useSpinField } from '@/state/use-spin-field';

type Props = {
  /** What is counted, for the accessible names. */
  of: string;
  value: number;
  /** Whether the buttons have an effect. They are focusable either way. */
  canIncrement?: boolean;
  canDecrement?: boolean;
  onIncrement: () => void;
  onDecrement: () => void;
  /** Called with a typed whole number from 1 to 9999. */
  onType: (quantity: number) => void;
};

/** A spin button for a whole number: buttons, arrow keys and typing. */
export function Stepper({
  of,
  value,
  canIncrement = true,
  canDecrement = true,
  onIncrement,
  onDecrement,
  onType,
}: Props) {
  const { text, type, finish, discard } = useNumberField(value, onType);
  const increment = () => {
    finish();
    onIncrement();
  };
  const decrement = () => {
    finish();
    onDecrement();
  };
  const field = useSpinField({
    text,
    onType: type,
    onFinish: finish,
    keys: { ArrowUp: increment, ArrowDown: decrement, Enter: finish, Escape: discard },
  });
  /** Keeps focus in the field: committing on blur could move the button away from the pointer. */
  const keepFocus = (event: MouseEvent) => {
    if (field.ref.current === document.activeElement) event.preventDefault();
  };
  return (
    <div className="inline-flex w-fit rounded border-[1.5px] border-edge bg-well">
      <StepButton
        label={`One fewer of ${of}`}
        sign="minus"
        isEnabled={canDecrement}
        onMouseDown={keepFocus}
        onPress={decrement}
      />
      <TextControl
        {...field}
        role="spinbutton"
        inputMode="numeric"
        aria-label={`Quantity of ${of}`}
        aria-valuenow={value}
        aria-valuemin={1}
        className="figure w-16 min-w-[3.5rem] text-center font-semibold"
      />
      <StepButton
        label={`One more of ${of}`}
        sign="plus"
        isEnabled={canIncrement}
        onMouseDown={keepFocus}
        onPress={increment}
      />
    </div>
  );
}

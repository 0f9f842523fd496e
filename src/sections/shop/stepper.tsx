import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { StepButton } from '@/components/step-button';
import { useNumberField } from '@/state/use-number-field';

type Props = {
  /** What is counted, for the names of the controls. */
  of: string;
  value: number;
  /** Whether more or less than the value is possible; the buttons stay in reach if not. */
  canIncrement?: boolean;
  canDecrement?: boolean;
  onIncrement: () => void;
  onDecrement: () => void;
  /** Told of a whole number from 1 to 9999 that was typed. */
  onType: (quantity: number) => void;
};

/** A spin button after the APG: its buttons, the arrow keys and typing set a whole number. */
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
  const field = useRef<HTMLInputElement>(null);
  /** A field that loses the focus takes its number, and the table may move the button away. */
  const keepFocus = (event: MouseEvent) => {
    if (field.current === document.activeElement) event.preventDefault();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: for what was typed before hydration.
  useEffect(() => {
    const found = field.current;
    if (!found || found.value === text) return;
    type(found.value);
    if (found !== document.activeElement) finish();
  }, []);
  const steps: Record<string, () => void> = { ArrowUp: onIncrement, ArrowDown: onDecrement };
  const step = (act: () => void) => {
    finish();
    act();
  };
  const answerKey = (event: KeyboardEvent) => {
    const act = steps[event.key];
    if (event.key === 'Enter') finish();
    else if (event.key === 'Escape') discard();
    else if (act) step(act);
    else return;
    event.preventDefault();
  };
  return (
    <div className="inline-flex w-fit rounded border-[1.5px] border-ink-soft bg-sheet">
      <StepButton
        label={`One fewer of ${of}`}
        sign="minus"
        isPossible={canDecrement}
        onMouseDown={keepFocus}
        onPress={() => step(onDecrement)}
      />
      <input
        ref={field}
        type="text"
        inputMode="numeric"
        role="spinbutton"
        autoComplete="off"
        aria-label={`Quantity of ${of}`}
        aria-valuenow={value}
        aria-valuemin={1}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={finish}
        onKeyDown={answerKey}
        className="figure w-14 text-center font-semibold"
      />
      <StepButton
        label={`One more of ${of}`}
        sign="plus"
        isPossible={canIncrement}
        onMouseDown={keepFocus}
        onPress={() => step(onIncrement)}
      />
    </div>
  );
}

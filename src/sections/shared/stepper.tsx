import { type MouseEvent, useId } from 'react';
import { SpinButton } from '@/components/spin-button';
import type { useNumberField } from '@/state/use-number-field';

type Props = {
  /** What is counted, for the accessible names. */
  of: string;
  value: number;
  /** The field of the value. */
  field: ReturnType<typeof useNumberField>;
  canIncrement?: boolean;
  canDecrement?: boolean;
  increment: () => void;
  decrement: () => void;
};

/** A spin button for a whole number: buttons, arrow keys and typing. */
export function Stepper({
  of,
  value,
  field,
  canIncrement = true,
  canDecrement = true,
  increment,
  decrement,
}: Props) {
  const { ref, max, isRefused, finish, discard } = field;
  const refusalId = useId();
  /** A step from the typed number, or from the last one if the text is refused. */
  const stepBy = (step: () => void) => () => {
    finish();
    discard();
    step();
  };
  /** Keeps focus in the field: committing on blur could move the button away from the pointer. */
  const keepFocus = (event: MouseEvent) => {
    if (ref.current === document.activeElement) event.preventDefault();
  };
  return (
    <div className="relative inline-flex w-fit">
      <SpinButton
        spin={{
          ...field,
          canIncrement,
          canDecrement,
          increment: stepBy(increment),
          decrement: stepBy(decrement),
        }}
        labels={{ increment: `One more of ${of}`, decrement: `One fewer of ${of}` }}
        onButtonDown={keepFocus}
        inputMode="numeric"
        aria-label={`Quantity of ${of}`}
        aria-valuenow={value}
        aria-valuemin={1}
        isInvalid={isRefused}
        describedBy={refusalId}
        className="figure w-16 min-w-[3.5rem] text-center font-semibold"
      />
      {/* Outside the flow: it comes on leaving the field, by a press that must not miss its target. */}
      <span
        id={refusalId}
        role="status"
        className="pointer-events-none absolute top-full left-0 mt-1 w-max text-xs font-semibold text-alert"
      >
        {isRefused && <span>{`Enter 1–${max}`}</span>}
      </span>
    </div>
  );
}

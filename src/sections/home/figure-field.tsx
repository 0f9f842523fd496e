import { StepButton } from '@/components/step-button';
import type { usePayStatement } from '@/state/use-pay-statement';
import { useSpinField } from '@/state/use-spin-field';

type Props = {
  id: string;
  label: string;
  /** The range, shown next to the label. */
  hint: string;
  /** The accessible names of the buttons. */
  incrementLabel: string;
  decrementLabel: string;
  /** In hundredths. */
  min: number;
  max: number;
  figure: ReturnType<typeof usePayStatement>['hours'];
};

/** A spin button for a figure of the sample check (ST-PAY-1, ST-PAY-2). */
export function FigureField({
  id,
  label,
  hint,
  incrementLabel,
  decrementLabel,
  min,
  max,
  figure,
}: Props) {
  const {
    value,
    text,
    isUnreadable,
    canIncrement,
    canDecrement,
    increment,
    decrement,
    type,
    finish,
  } = figure;
  const field = useSpinField({
    text,
    onType: type,
    onFinish: finish,
    keys: { ArrowUp: increment, ArrowDown: decrement, Enter: finish, Escape: finish },
  });
  return (
    <div>
      <p className="mb-1 flex justify-between text-xs">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span
          id={`${id}-hint`}
          className={`figure ${isUnreadable ? 'font-semibold text-alert' : 'text-ink-soft'}`}
        >
          {isUnreadable && 'Enter '}
          {hint}
        </span>
      </p>
      <div
        className={`flex rounded border-[1.5px] bg-sheet ${isUnreadable ? 'border-alert' : 'border-ink-soft'}`}
      >
        <StepButton
          label={decrementLabel}
          sign="minus"
          isEnabled={canDecrement}
          onPress={decrement}
        />
        <input
          {...field}
          role="spinbutton"
          id={id}
          inputMode="decimal"
          aria-valuenow={value / 100}
          aria-valuemin={min / 100}
          aria-valuemax={max / 100}
          aria-invalid={isUnreadable}
          aria-describedby={`${id}-hint`}
          className="figure w-full min-w-0 text-center text-sm font-semibold"
        />
        <StepButton
          label={incrementLabel}
          sign="plus"
          isEnabled={canIncrement}
          onPress={increment}
        />
      </div>
    </div>
  );
}

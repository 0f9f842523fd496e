import { StepButton } from '@/components/step-button';
import type { usePayStatement } from '@/state/use-pay-statement';
import { useSpinField } from '@/state/use-spin-field';

type Props = {
  id: string;
  label: string;
  /** Before its amounts. */
  sign?: string;
  /** The accessible names of the buttons. */
  raiseLabel: string;
  lowerLabel: string;
  /** In hundredths, like the figure. */
  least: number;
  most: number;
  figure: ReturnType<typeof usePayStatement>['hours'];
};

/** A spin button for a figure of the sample check (ST-PAY-1, ST-PAY-2). */
export function FigureField({
  id,
  label,
  sign = '',
  raiseLabel,
  lowerLabel,
  least,
  most,
  figure,
}: Props) {
  const { value, text, isUnreadable, isClamped, canRaise, canLower, raise, lower, type, finish } =
    figure;
  const field = useSpinField({
    text,
    onType: type,
    onFinish: finish,
    keys: { ArrowUp: raise, ArrowDown: lower, Enter: finish, Escape: finish },
  });
  const range = `${sign}${least / 100}–${most / 100}`;
  const limit = value === most ? `Most: ${sign}${most / 100}` : `Least: ${sign}${least / 100}`;
  const hint = isUnreadable ? `Enter ${range}` : isClamped ? limit : range;
  const hintClass = isUnreadable
    ? 'font-semibold text-alert'
    : isClamped
      ? 'font-semibold'
      : 'text-ink-soft';
  return (
    <div>
      <p className="mb-1 flex justify-between text-xs">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span id={`${id}-hint`} className={`figure ${hintClass}`}>
          {hint}
        </span>
      </p>
      <div
        className={`flex rounded border-[1.5px] bg-sheet ${isUnreadable ? 'border-alert' : 'border-ink-soft'}`}
      >
        <StepButton label={lowerLabel} sign="minus" isPossible={canLower} onPress={lower} />
        <input
          {...field}
          role="spinbutton"
          id={id}
          inputMode="decimal"
          aria-valuenow={value / 100}
          aria-valuemin={least / 100}
          aria-valuemax={most / 100}
          aria-invalid={isUnreadable}
          aria-describedby={`${id}-hint`}
          className="figure w-full min-w-0 text-center text-sm font-semibold"
        />
        <StepButton label={raiseLabel} sign="plus" isPossible={canRaise} onPress={raise} />
      </div>
    </div>
  );
}

import { SpinButton } from '@/components/spin-button';
import type { usePayStatement } from '@/state/use-pay-statement';

type Props = {
  id: string;
  label: string;
  /** The unit in front of its amounts. */
  sign?: string;
  labels: { increment: string; decrement: string };
  figure: ReturnType<typeof usePayStatement>['hours'];
};

/** A spin button for a figure of the sample check (ST-PAY-1, ST-PAY-2). Its range is seen while it is used. */
export function FigureField({ id, label, sign = '', labels, figure }: Props) {
  const { value, min, max, isUnreadable, isAtMin, isAtMax } = figure;
  const range = `${sign}${min / 100}–${max / 100}`;
  const limit = isAtMax ? `At most ${sign}${max / 100}` : `At least ${sign}${min / 100}`;
  const isAtLimit = isAtMin || isAtMax;
  const hint = isAtLimit ? limit : range;
  const hintClass = isAtLimit
    ? 'font-semibold'
    : 'text-ink-soft opacity-0 group-focus-within:opacity-100 group-hover:opacity-100';
  return (
    <div className="group">
      <p className="mb-1 flex justify-between text-xs">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span id={`${id}-hint`} className="figure">
          <span role="status" className="font-semibold text-alert">
            {isUnreadable && <span>{`Enter ${range}`}</span>}
          </span>
          {!isUnreadable && (
            <span key={hint} className={hintClass}>
              {hint}
            </span>
          )}
        </span>
      </p>
      <SpinButton
        spin={figure}
        labels={labels}
        id={id}
        inputMode="decimal"
        aria-valuenow={value / 100}
        aria-valuemin={min / 100}
        aria-valuemax={max / 100}
        isInvalid={isUnreadable}
        describedBy={`${id}-hint`}
        className="figure w-full min-w-0 text-center text-sm font-semibold"
      />
    </div>
  );
}

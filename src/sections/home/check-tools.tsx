import { Check, ChevronUp, Printer, Send } from 'lucide';
import { ActionButton } from '@/components/button';
import { Field } from '@/components/field';
import { Icon } from '@/components/icon';
import { behindPaper, checkTools } from '@/content/home';
import type { usePayStatement } from '@/state/use-pay-statement';

type Props = Pick<ReturnType<typeof usePayStatement>, 'link'> & {
  print: () => void;
  isLifted: boolean;
  onLift: () => void;
};

const toolClass =
  'inline-flex min-h-11 items-center gap-2 text-ink-soft underline-offset-4 hover:text-ink hover:underline';

/** Sends and prints the sample check (ST-PAY-7), and lifts its paper (ST-PAY-6). */
export function CheckTools({ link, print, isLifted, onLift }: Props) {
  const { isCopied, byHand } = link;
  return (
    <div
      // No rule below a total, which has its own.
      className={`needs-script screen-only mt-2 border-t pt-1 text-xs ${isLifted ? 'border-transparent' : 'border-line'}`}
    >
      <div className="flex flex-wrap gap-x-3 xl:gap-x-6">
        <ActionButton onPress={link.send} data-copied={isCopied} className={toolClass}>
          <Icon
            icon={isCopied ? Check : Send}
            className="size-4 max-xl:hidden"
            strokeWidth={1.75}
          />
          {/* As wide as the longer of its names. */}
          <span className="min-w-[5.5em] text-left">
            {isCopied ? checkTools.copied : checkTools.send}
          </span>
        </ActionButton>
        <ActionButton onPress={print} className={toolClass}>
          <Icon icon={Printer} className="size-4 max-xl:hidden" strokeWidth={1.75} />
          {checkTools.print}
        </ActionButton>
        <ActionButton
          aria-expanded={isLifted}
          aria-controls="pay-chart"
          onPress={onLift}
          className={toolClass}
        >
          <Icon
            icon={ChevronUp}
            className={`size-4 max-xl:hidden ${isLifted ? 'rotate-180' : ''}`}
            strokeWidth={1.75}
          />
          {behindPaper.tab}
        </ActionButton>
      </div>
      <div role="status">
        {byHand !== undefined && (
          <Field
            label={checkTools.byHand}
            readOnly
            value={byHand}
            onFocus={({ currentTarget }) => currentTarget.select()}
            className="pt-1 pb-3"
          />
        )}
      </div>
    </div>
  );
}

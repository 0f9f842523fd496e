import { Check, Printer, Send } from 'lucide-react';
import { ActionButton } from '@/components/action-button';
import { Field } from '@/components/field';
import { Icon } from '@/components/icon';
import { checkTools } from '@/content/home';
import type { usePayStatement } from '@/state/use-pay-statement';

type Props = Pick<ReturnType<typeof usePayStatement>, 'link'> & {
  print: () => void;
  /** Whether a rule stands above: not below a total, which has its own. */
  isRuled: boolean;
};

const toolClass =
  'inline-flex min-h-11 items-center gap-2 text-ink-soft underline-offset-4 hover:text-ink hover:underline';

/** Sends and prints the sample check (ST-PAY-7). */
export function CheckTools({ link, print, isRuled }: Props) {
  const { isCopied, byHand } = link;
  return (
    <div
      className={`needs-script screen-only mt-2 border-t pt-1 md:mt-3 text-xs ${isRuled ? 'border-line' : 'border-transparent'}`}
    >
      <div className="flex flex-wrap gap-x-4 sm:gap-x-6 md:max-lg:gap-x-4">
        <ActionButton onPress={link.send} data-copied={isCopied} className={toolClass}>
          <Icon icon={isCopied ? Check : Send} className="size-4" />
          {/* As wide as the longer of its names. */}
          <span className="min-w-[7.3em] text-left">
            {isCopied ? checkTools.copied : checkTools.send}
          </span>
        </ActionButton>
        <ActionButton onPress={print} className={toolClass}>
          <Icon icon={Printer} className="size-4" />
          {checkTools.print}
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

import { Choices } from '@/components/choices';
import { hero } from '@/content/home';
import { BankDraw } from '@/illustrations/bank-draw';
import { PayStatement } from '@/illustrations/pay-statement';
import { usePayStatement } from '@/state/use-pay-statement';
import { FigureField } from './figure-field';

const states = [
  { value: 'montana', label: 'Montana' },
  { value: 'wyoming', label: 'Wyoming' },
  { value: 'arizona', label: 'Arizona' },
] as const;

/**
 * An editable sample check and its bank draw (ST-PAY). The bank draw stands on the figure's bottom, so
 * it has its full height from the start: it must not grow while the document streams in.
 */
export function SampleCheck() {
  const { hours, rate, state, chooseState, check, isStamped } = usePayStatement();
  return (
    <figure className="relative mx-auto w-full max-w-[32rem] md:self-stretch md:pb-28 lg:max-w-none">
      <figcaption className="sr-only">
        A pay statement that adds up, and what it draws from the bank.
      </figcaption>
      <PayStatement
        check={check}
        className="max-md:pb-[calc(--spacing(4)+2rem)] sm:max-md:ml-16 md:pb-8 lg:ml-14 2xl:-mr-overhang"
      >
        <div className="pay-controls needs-script screen-only">
          <p className="col-span-full text-sm text-ink-soft">{hero.prompt}</p>
          <FigureField
            id="pay-hours"
            label="Hours"
            incrementLabel="More hours"
            decrementLabel="Fewer hours"
            figure={hours}
          />
          <FigureField
            id="pay-rate"
            label="Pay rate"
            sign="$"
            incrementLabel="Raise the pay rate"
            decrementLabel="Lower the pay rate"
            figure={rate}
          />
          <Choices
            legend="State"
            name="pay-state"
            options={states}
            value={state}
            onChoose={chooseState}
            className="pay-states"
            optionClassName="pay-state"
          />
        </div>
      </PayStatement>
      <BankDraw
        check={check}
        isStamped={isStamped}
        className="max-md:relative max-md:-mt-6 max-sm:mx-4 max-sm:w-auto md:min-h-[16.5625rem] md:absolute md:bottom-0 md:left-[-20rem] lg:left-[-16.5rem]"
      />
    </figure>
  );
}

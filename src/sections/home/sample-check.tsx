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

/** A check that the visitor can change, and what it draws from the bank (ST-PAY). */
export function SampleCheck() {
  const { hours, rate, state, chooseState, check, isStamped } = usePayStatement();
  return (
    <figure className="relative mx-auto w-full max-w-[32rem] lg:max-w-none xl:self-stretch xl:pb-28">
      <figcaption className="sr-only">
        A pay statement that adds up, and what it draws from the bank.
      </figcaption>
      <PayStatement check={check} className="pb-12 sm:ml-16 lg:mr-[-1.5rem] lg:ml-14 xl:pb-8">
        <div className="pay-controls screen-only">
          <p className="col-span-full text-sm text-ink-soft">{hero.prompt}</p>
          <FigureField
            id="pay-hours"
            label="Hours"
            hint="10–120"
            raiseLabel="More hours"
            lowerLabel="Fewer hours"
            least={10_00}
            most={120_00}
            figure={hours}
          />
          <FigureField
            id="pay-rate"
            label="Pay rate"
            hint="$16–160"
            raiseLabel="Raise the pay rate"
            lowerLabel="Lower the pay rate"
            least={16_00}
            most={160_00}
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
        className="relative -mt-6 ml-4 sm:ml-0 xl:absolute xl:bottom-0 xl:left-[-14.25rem] xl:mt-0"
      />
    </figure>
  );
}

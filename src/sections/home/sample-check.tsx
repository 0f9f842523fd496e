import { Choices } from '@/components/choices';
import { hero } from '@/content/home';
import { usePayStatement } from '@/state/use-pay-statement';
import { BankDraw } from './bank-draw';
import { FigureField } from './figure-field';
import { PayStatement } from './pay-statement';

const states = [
  { value: 'montana', label: 'Montana' },
  { value: 'wyoming', label: 'Wyoming' },
  { value: 'arizona', label: 'Arizona' },
] as const;

/**
 * An editable sample check and its bank draw (ST-PAY). What changes stands right below the controls:
 * totals first, their lines below. On wide screens the bank draw lies over the corner of the statement.
 */
export function SampleCheck() {
  const { hours, rate, state, chooseState, check, isStamped } = usePayStatement();
  const controls = (
    <div className="pay-controls needs-script screen-only">
      <p className="col-span-full text-sm text-ink-soft max-sm:hidden">{hero.prompt}</p>
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
  );
  return (
    <figure className="relative mx-auto w-full max-w-[32rem] md:col-start-2 md:row-span-2 md:row-start-1 md:min-h-[50rem] lg:max-xl:min-h-[56rem] lg:max-w-none">
      <figcaption className="sr-only">
        A pay statement that adds up, and what it draws from the bank.
      </figcaption>
      <PayStatement
        check={check}
        controls={controls}
        className="pb-5 sm:max-md:ml-16 lg:ml-14 2xl:-mr-overhang"
      >
        <BankDraw
          check={check}
          isStamped={isStamped}
          className="relative mt-4 p-4 max-md:rounded max-md:bg-paper max-md:shadow-none md:absolute md:top-[32rem] lg:max-xl:top-[38rem] md:left-[-20rem] md:mt-0 md:w-[18.5rem] md:p-5 lg:left-[-16.5rem]"
        />
      </PayStatement>
    </figure>
  );
}

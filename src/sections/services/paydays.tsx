import { Description, Field } from '@headlessui/react';
import { CalendarPlus } from 'lucide';
import { ActionButton, buttonClass } from '@/components/button';
import { Choices } from '@/components/choices';
import { CollapsedOnPhone } from '@/components/collapsed-on-phone';
import { FieldLabel, TextControl } from '@/components/field';
import { Icon } from '@/components/icon';
import { Column, Section, SectionIntro } from '@/components/section';
import { describeList, explainExtra, frequencies, paydays as words } from '@/content/paydays';
import type { PaydayList } from '@/payroll/paydays';
import { usePaydays } from '@/state/use-paydays';
import { PaydayMonths } from './payday-months';

/** A year's paydays from a date and a frequency, to read and to save as a calendar (ST-DAYS). */
export function Paydays() {
  const paydays = usePaydays();
  return (
    <Section labelledBy="paydays-title" background="desk">
      <Column>
        <SectionIntro
          id="paydays-title"
          heading={words.heading}
          lead={words.lead}
          className="mb-7 sm:mb-9"
        />
        <div className="sheet p-6 text-ink lg:p-9 2xl:-mx-14 2xl:px-14 narrow:p-4">
          <Controls {...paydays} />
          <Summary list={paydays.list} />
          <PaydayMonths list={paydays.list} />
          <Notes />
        </div>
      </Column>
    </Section>
  );
}

function Controls({
  list,
  years,
  field,
  refusal,
  chooseFrequency,
  save,
}: ReturnType<typeof usePaydays>) {
  const { first, last } = years;
  const { labels, refusals, hint } = words;
  return (
    <div className="needs-script screen-only mb-7 grid items-start gap-x-6 gap-y-4 border-b border-line pb-5 sm:grid-cols-[13rem_1fr] lg:grid-cols-[13rem_1fr_auto]">
      <Field>
        <FieldLabel text={labels.first} />
        <TextControl
          {...field}
          type="date"
          name="firstPayday"
          autoComplete="off"
          min={`${first}-01-01`}
          max={`${last}-12-31`}
          isInvalid={refusal !== undefined}
          describedBy="payday-refusal payday-hint"
          className="block min-h-[3.1875rem] w-full rounded border-[1.5px] border-edge bg-well px-4 py-2 tabular-nums narrow:px-2 narrow:text-[min(1.0625rem,8.5vw)] aria-invalid:border-alert"
        />
        <div className="mt-1.5 min-h-5 text-xs">
          <Description id="payday-refusal" role="alert" className="font-semibold text-alert">
            {refusal === 'unreadable'
              ? refusals.unreadable
              : refusal && refusals.outside(first, last)}
          </Description>
          <Description id="payday-hint" className={refusal ? 'sr-only' : 'text-ink-soft'}>
            {hint(first, last)}
          </Description>
        </div>
      </Field>
      <div>
        <p aria-hidden className="mb-1.5 text-sm font-semibold">
          {labels.frequency}
        </p>
        <Choices
          legend={labels.frequency}
          name="frequency"
          options={frequencies}
          value={list.frequency}
          onChoose={chooseFrequency}
          className="segments narrow:grid-cols-1 grid-cols-2 xl:grid-cols-4"
        />
      </div>
      <ActionButton
        onPress={save}
        className={buttonClass(
          'primary',
          'min-h-[3.1875rem] sm:max-lg:col-span-full lg:mt-[1.875rem]',
        )}
      >
        <Icon icon={CalendarPlus} className="size-5" />
        {labels.save}
      </ActionButton>
    </div>
  );
}

/** How many paydays there are, and why one more than usual (ST-DAYS-2). */
function Summary({ list }: { list: PaydayList }) {
  const count = list.paydays.length;
  const extra = explainExtra(list);
  return (
    <div role="status" className="mb-8 grid items-center gap-x-10 gap-y-5 lg:grid-cols-2">
      <p className="flex items-center gap-5 narrow:flex-wrap">
        <span className="figure font-heading text-display font-bold">{count}</span>{' '}
        <span className="text-sm text-ink-soft">
          <span className="block text-lg/6 font-semibold text-ink">
            {`${count === 1 ? 'payday' : 'paydays'} in ${list.year}`}
          </span>{' '}
          <span>{describeList(list)}</span>
        </span>
      </p>
      {extra && (
        <p className="rounded border-l-4 border-marigold bg-marked px-5 py-3 text-sm">
          <strong className="block">{extra.title}</strong> <span>{extra.text}</span>
        </p>
      )}
    </div>
  );
}

const Notes = () => (
  <CollapsedOnPhone
    summary={words.notesHeading}
    className="mt-4 border-t border-line md:mt-9 md:pt-5"
  >
    <dl className="grid gap-x-11 gap-y-4 text-xs max-md:pt-2 sm:grid-cols-2 xl:grid-cols-[1fr_1.7fr_1fr_1fr]">
      {words.notes.map(({ term, text }) => (
        <div key={term}>
          <dt className="font-semibold">{term}</dt>
          <dd className="mt-0.5 max-w-measure-sm text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  </CollapsedOnPhone>
);

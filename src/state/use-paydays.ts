import { paydaysMachine } from '@machines/paydays.machine';
import { useSelector } from '@xstate/react';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { firm } from '@/content/firm.excerpt';
import { paydaysInput as input, taxYear } from '@/content/tax-year.excerpt';
import { saveFile } from '@/effects/share';
import { useTypedText } from '@/lib/hydration';
import { paydayCalendar } from '@/payroll/payday-calendar';
import { type Frequency, paydaysFrom } from '@/payroll/paydays';
import { usePageActor } from './use-actor';

const withCalendar = paydaysMachine.provide({
  actions: {
    saveCalendar: ({ context: { first, frequency } }) => {
      const list = paydaysFrom(new Date(first), frequency);
      const origin = { maker: firm.name, host: location.hostname, made: new Date() };
      saveFile(`paydays-${list.year}.ics`, paydayCalendar(list, origin), 'text/calendar');
    },
  },
});

/** The list of paydays of the payroll page, its field and its frequency, for the visit (ST-DAYS). */
export function usePaydays() {
  const actor = usePageActor('paydays', withCalendar, { input });
  const { text, first, frequency } = useSelector(actor, ({ context }) => context);
  const state = useSelector(actor, ({ value }) => value);
  const type = (text: string) => actor.send({ type: 'payday.typed', text });
  const commit = () => actor.send({ type: 'text.committed' });
  return {
    list: paydaysFrom(new Date(first), frequency),
    years: { first: taxYear, last: taxYear + 1 },
    /** Why the text of the field is refused (ST-DAYS-4). */
    refusal: state === 'unreadable' || state === 'outside' ? state : undefined,
    field: {
      ref: useTypedText(text, type, commit),
      value: text,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => type(currentTarget.value),
      onBlur: commit,
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && commit(),
    },
    chooseFrequency: (frequency: Frequency) => actor.send({ type: 'frequency.chosen', frequency }),
    save: () => actor.send({ type: 'calendar.saved' }),
  };
}

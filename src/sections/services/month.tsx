import { Column, Section, SectionIntro } from '@/components/section';
import type { Service } from '@/content/services';

type Props = { service: Service; look: 'rail' | 'list' };

/** How a month goes in a practice (SERV-1), along a rail or down a list. */
export const Month = ({ service: { month }, look }: Props) => (
  <Section labelledBy="month-title" ground={look === 'rail' ? 'mint' : 'paper'}>
    <Column className={look === 'list' ? 'grid gap-x-16 gap-y-12 lg:grid-cols-[4fr_7fr]' : ''}>
      <SectionIntro
        id="month-title"
        heading={month.heading}
        lead={month.lead}
        className={look === 'list' ? 'self-start lg:sticky lg:top-32' : ''}
      />
      <ol className={look === 'rail' ? railClass : ''}>
        {month.days.map(({ id, when, what }) => (
          <li key={id} className={look === 'rail' ? stopClass : lineClass}>
            <h3 className="text-lg/6 tabular-nums">{when}</h3>
            <p
              className={`text-sm text-ink-soft ${look === 'rail' ? 'mt-2' : ''} max-w-measure-sm`}
            >
              {what}
            </p>
          </li>
        ))}
      </ol>
    </Column>
  </Section>
);

const railClass = 'mt-14 grid gap-y-10 lg:auto-cols-fr lg:grid-flow-col';
const stopClass =
  'relative border-evergreen-700 max-lg:border-l-2 max-lg:pl-6 lg:border-t-2 lg:pt-6 lg:pr-6 before:absolute before:-top-[7px] before:-left-[7px] before:size-3 before:rounded-full before:bg-evergreen-700 lg:before:left-0 last:before:bg-marigold';
const lineClass =
  'grid gap-x-8 gap-y-1.5 border-t border-line py-5 last:border-b sm:grid-cols-[14rem_1fr]';

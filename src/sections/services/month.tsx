import { NonBreaking } from '@/components/non-breaking';
import { Column, Section, SectionIntro } from '@/components/section';
import type { Service } from '@/content/services';

type Props = { service: Service; variant: 'rail' | 'list' };

/** A month in a practice (SERV-1), as a timeline or a list. */
export const Month = ({ service: { month }, variant }: Props) => (
  <Section labelledBy="month-title" background={variant === 'rail' ? 'mint' : 'paper'}>
    <Column
      className={
        variant === 'list' ? 'grid gap-x-16 gap-y-7 sm:gap-y-9 lg:grid-cols-[4fr_7fr]' : ''
      }
    >
      <SectionIntro
        id="month-title"
        heading={month.heading}
        lead={month.lead}
        className={variant === 'list' ? 'self-start lg:sticky lg:top-32' : ''}
      />
      <ol className={variant === 'rail' ? railClass : 'border-t-[3px] border-ink'}>
        {month.days.map(({ id, when, what }) => (
          <li key={id} className={variant === 'rail' ? dayClass : lineClass}>
            <h3 className="text-lg/6 tabular-nums">{when}</h3>
            <p
              className={`text-card text-ink-soft ${variant === 'rail' ? 'mt-2' : ''} max-w-measure-sm`}
            >
              <NonBreaking text={what} />
            </p>
          </li>
        ))}
      </ol>
      {month.note && (
        <p
          className={`max-w-[40rem] text-sm text-balance text-ink-soft ${variant === 'rail' ? 'mt-7' : 'lg:col-start-2'}`}
        >
          <NonBreaking text={month.note} />
        </p>
      )}
    </Column>
  </Section>
);

const railClass = 'rail mt-7 grid sm:mt-9 lg:mt-14 lg:auto-cols-fr lg:grid-flow-col';
const dotClass =
  'before:absolute before:left-0 before:size-3 before:rounded-full before:bg-evergreen-700 last:before:bg-marigold max-lg:before:top-1.5 lg:before:top-0';
/** The line between the centers of two dots. */
const connectorClass =
  'after:absolute after:border-evergreen-700 last:after:hidden max-lg:after:top-3 max-lg:after:-bottom-3 max-lg:after:left-[5px] max-lg:after:border-l-2 lg:after:top-[5px] lg:after:-right-1.5 lg:after:left-1.5 lg:after:border-t-2';
const dayClass = `relative max-lg:pb-10 max-lg:pl-8 max-lg:last:pb-0 lg:pt-8 lg:pr-6 ${dotClass} ${connectorClass}`;
const lineClass = 'grid gap-x-8 gap-y-1.5 border-b border-line py-5 sm:grid-cols-[14rem_1fr]';

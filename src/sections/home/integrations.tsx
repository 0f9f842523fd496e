import { Column, Section, SectionIntro } from '@/components/section';
import { integrations } from '@/content/home';

/** An integration: a ruled line, a card, or a row of two columns. */
const itemClass = {
  phone:
    'max-md:grid-cols-[auto_1fr] max-[24rem]:grid-cols-1 max-md:border-b max-md:border-line max-md:py-1',
  tablet:
    'md:max-lg:content-start md:max-lg:gap-y-2 md:max-lg:rounded-lg md:max-lg:border md:max-lg:border-line md:max-lg:bg-sheet md:max-lg:p-4',
  wide: 'lg:min-h-16 lg:grid-cols-[2fr_3fr] xl:grid-cols-2',
};

/** HOME-8: the entries of the clients' systems, and the accounts they are posted to. */
export const Integrations = () => (
  <Section labelledBy="integrations-title">
    <Column>
      <SectionIntro id="integrations-title" {...integrations} />
      <div className="relative mt-4 sm:mt-9 lg:mt-14">
        <div
          aria-hidden
          className="sheet absolute -inset-y-3 right-0 left-2/5 max-lg:hidden xl:left-1/2"
        />
        <ul className="relative grid gap-x-5 max-md:border-t-[3px] max-md:border-ink md:max-lg:grid-cols-3 md:max-lg:gap-y-5">
          {integrations.items.map(({ id, from, to, note }) => (
            <li
              key={id}
              className={`grid items-center gap-x-4 ${itemClass.phone} ${itemClass.tablet} ${itemClass.wide}`}
            >
              <span className="flex items-center">
                <span className="chip shrink-0 lg:px-4 lg:py-1.5 lg:text-sm">{from}</span>
                <span
                  aria-hidden
                  className="drawn ml-3 h-px grow bg-[repeating-linear-gradient(to_right,var(--color-ink-soft)_0_2px,transparent_2px_7px)] max-lg:hidden"
                />
                <span
                  aria-hidden
                  className="z-10 -mr-[5px] size-2.5 rounded-full bg-marigold ring-4 ring-sheet max-lg:hidden"
                />
              </span>
              <span className="grid gap-x-8 border-line max-md:contents lg:mr-4 lg:ml-10 lg:h-full lg:grid-cols-[14rem_1fr] lg:gap-x-4 xl:mr-10 xl:grid-cols-[15rem_1fr] xl:gap-x-8 lg:items-center lg:[li:not(:first-child)>&]:border-t">
                <span className="figure font-heading font-semibold max-md:text-right max-lg:whitespace-normal max-[24rem]:text-left md:max-lg:text-sm lg:text-lg">
                  {to}
                </span>
                <span className="text-card text-ink-soft max-md:col-span-full">{note}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Column>
  </Section>
);

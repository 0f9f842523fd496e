import { Plus } from 'lucide';
import { ContactLink } from '@/brand/contact-link';
import { Disclosure } from '@/components/disclosure';
import { Icon } from '@/components/icon';
import { NonBreaking } from '@/components/non-breaking';
import { Column, Section, SectionIntro } from '@/components/section';
import { phone } from '@/content/contact-links.excerpt';
import { type Faq, faqs } from '@/content/faqs';
import { questionsIntro } from '@/content/home';
import { useFaq } from '@/state/use-faq';
import { NextStart } from './next-start';

type Props = {
  heading?: string;
  lead?: string;
  items?: readonly Faq[];
};

/** Questions with at most one open (ST-FAQ); by default those of HOME-12 and FAQ-1. */
export function Questions({
  heading = questionsIntro.heading,
  lead = questionsIntro.lead,
  items = faqs,
}: Props) {
  const { isOpen, toggle } = useFaq();
  return (
    <Section labelledBy="questions-title" background="sheet">
      <Column className="grid gap-x-12 gap-y-4 sm:gap-y-8 lg:grid-cols-[9fr_10fr] xl:grid-cols-[5fr_7fr] xl:gap-x-16">
        <div className="self-start lg:sticky lg:top-32">
          <SectionIntro id="questions-title" heading={heading} lead={lead} />
          <ContactLink
            {...phone}
            className="mt-2 sm:mt-5 inline-flex min-h-11 items-center font-semibold underline decoration-marigold decoration-2 underline-offset-[6px]"
          />
        </div>
        <ul className="border-t-[3px] border-ink">
          {items.map(({ id, question, answer, hasNextStart }, index) => (
            <li key={id} className="border-b border-line">
              <Disclosure
                name="questions"
                isOpen={isOpen(index)}
                onToggle={() => toggle(index)}
                className="group"
                summaryClassName="-mx-2 flex min-h-14 items-center justify-between gap-6 px-2 narrow:gap-2 py-2 sm:min-h-16 sm:py-4"
                summary={
                  <>
                    <h3 className="font-text text-base/6 font-semibold tracking-normal sm:text-lg/7">
                      {question}
                    </h3>
                    <Icon
                      icon={Plus}
                      className="size-5 shrink-0 text-evergreen-700 transition-transform duration-250 group-open:rotate-45 group-not-open:in-[summary:hover]:rotate-90"
                    />
                  </>
                }
              >
                <p className="max-w-measure pb-5 text-card text-ink-soft sm:pb-6">
                  <NonBreaking text={answer} />
                  {hasNextStart && <NextStart />}
                </p>
              </Disclosure>
            </li>
          ))}
        </ul>
      </Column>
    </Section>
  );
}

import { Plus } from 'lucide-react';
import { Disclosure } from '@/components/disclosure';
import { Column, Section, SectionIntro } from '@/components/section';
import { Unbroken } from '@/components/unbroken';
import { company } from '@/content/company';
import { type Faq, faqs } from '@/content/faqs';
import { questionsIntro } from '@/content/home';
import { useFaq } from '@/state/use-faq';

type Props = { heading?: string; lead?: string; items?: readonly Faq[] };

/** Questions, of which at most one is open (ST-FAQ); those of HOME-12 and FAQ-1 unless others are given. */
export function Questions({
  heading = questionsIntro.heading,
  lead = questionsIntro.lead,
  items = faqs,
}: Props) {
  const { isOpen, toggle } = useFaq();
  return (
    <Section labelledBy="questions-title" ground="sheet">
      <Column className="grid gap-x-12 gap-y-5 sm:gap-y-8 lg:grid-cols-[9fr_10fr] xl:grid-cols-[5fr_7fr] xl:gap-x-16">
        <div className="self-start lg:sticky lg:top-32">
          <SectionIntro id="questions-title" heading={heading} lead={lead} />
          <a
            href={company.phone.href}
            className="figure mt-2 sm:mt-5 inline-flex min-h-11 items-center font-semibold underline decoration-marigold decoration-2 underline-offset-[6px]"
          >
            {company.phone.label}
          </a>
        </div>
        <ul className="border-t border-line">
          {items.map(({ id, question, answer }, index) => (
            <li key={id} className="border-b border-line">
              <Disclosure
                name="questions"
                isOpen={isOpen(index)}
                onToggle={() => toggle(index)}
                className="group"
                summaryClassName="flex min-h-14 items-center justify-between gap-6 py-3 sm:min-h-16 sm:py-4"
                summary={
                  <>
                    <h3 className="font-text text-lg/7 font-semibold tracking-normal">
                      {question}
                    </h3>
                    <Plus
                      aria-hidden
                      className="size-5 shrink-0 text-evergreen-700 transition-transform duration-250 group-open:rotate-45 group-not-open:in-[summary:hover]:rotate-90"
                    />
                  </>
                }
              >
                <p className="max-w-measure pb-6 text-ink-soft">
                  <Unbroken text={answer} />
                </p>
              </Disclosure>
            </li>
          ))}
        </ul>
      </Column>
    </Section>
  );
}

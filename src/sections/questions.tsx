import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { Plus } from 'lucide-react';
import { Collapsible } from '@/components/collapsible';
import { Column, Section, SectionIntro } from '@/components/section';
import { company } from '@/content/company';
import { type Faq, faqs } from '@/content/faqs';
import { questionsIntro } from '@/content/home';
import { useDisclosureSync } from '@/state/use-disclosure-sync';
import { useFaq } from '@/state/use-faq';

type Props = { heading?: string; lead?: string; items?: readonly Faq[] };

/** Questions, of which at most one is open (ST-FAQ); those of HOME-12 and FAQ-1 unless others are given. */
export default function Questions({
  heading = questionsIntro.heading,
  lead = questionsIntro.lead,
  items = faqs,
}: Props) {
  const { isOpen, toggle } = useFaq();
  return (
    <Section labelledBy="questions-title" ground="sheet">
      <Column className="grid gap-x-12 gap-y-12 lg:grid-cols-[9fr_10fr] xl:grid-cols-[5fr_7fr] xl:gap-x-16">
        <div className="self-start lg:sticky lg:top-32">
          <SectionIntro id="questions-title" heading={heading} lead={lead} />
          <a
            href={company.phone.href}
            className="figure mt-5 inline-flex min-h-11 items-center font-semibold underline decoration-marigold decoration-2 underline-offset-[6px]"
          >
            {company.phone.label}
          </a>
        </div>
        <ul className="border-t border-line">
          {items.map((faq, index) => (
            <Disclosure
              key={faq.id}
              as="li"
              defaultOpen={index === 0}
              className="border-b border-line"
            >
              {({ open }) => (
                <Question
                  faq={faq}
                  isInnerOpen={open}
                  isOpen={isOpen(index)}
                  onToggle={() => toggle(index)}
                />
              )}
            </Disclosure>
          ))}
        </ul>
      </Column>
    </Section>
  );
}

type QuestionProps = { faq: Faq; isInnerOpen: boolean; isOpen: boolean; onToggle: () => void };

function Question({ faq, isInnerOpen, isOpen, onToggle }: QuestionProps) {
  const button = useDisclosureSync(isInnerOpen, isOpen, onToggle);
  return (
    <>
      <h3>
        <DisclosureButton
          ref={button}
          className="group flex min-h-16 w-full items-center justify-between gap-6 py-4 text-left text-lg/7 font-semibold"
        >
          {faq.question}
          <Plus
            aria-hidden
            className={`size-5 shrink-0 text-evergreen-700 transition-transform duration-250 ${isOpen ? 'rotate-45' : 'group-hover:rotate-90'}`}
          />
        </DisclosureButton>
      </h3>
      <DisclosurePanel static as={Collapsible} isOpen={isOpen}>
        <p className="max-w-measure pb-6 text-ink-soft">{faq.answer}</p>
      </DisclosurePanel>
    </>
  );
}

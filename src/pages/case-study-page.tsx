import { BreadcrumbBanner } from '@/brand/breadcrumb-banner';
import { Column, Section } from '@/components/section';
import { Sections } from '@/components/sections';
import { caseStudies } from '@/content/case-studies';
import { caseStudyCountAtStart } from '@/content/counts.excerpt';
import { CaseCards, CaseSum } from '@/sections/cases/case-cards';
import { ContactCall } from '@/sections/shared/contact-call';

const [first] = caseStudies;

/** CASE-1: the list. */
export default function CaseStudyPage() {
  return (
    <Sections>
      <BreadcrumbBanner
        heading="Case Study"
        lead="What we fixed for our clients, with the numbers before and after."
      >
        {first && <CaseSum {...first} />}
      </BreadcrumbBanner>
      <Section labelledBy="cases-title">
        <Column>
          <h2 id="cases-title" className="mb-7 max-w-[13.3em] text-title sm:mb-9 lg:mb-14">
            {caseStudyCountAtStart} clients, before and after
          </h2>
          <CaseCards studies={caseStudies} isAtTop />
        </Column>
      </Section>
      <ContactCall who="cases" />
    </Sections>
  );
}

import { BreadcrumbBanner } from '@/components/breadcrumb-banner';
import { Column, Section } from '@/components/section';
import { Sections } from '@/components/sections';
import { caseStudies } from '@/content/case-studies';
import { slugify } from '@/lib/slugify';
import type { PageProps } from '@/pages/page-props';
import { CaseAction } from '@/sections/cases/case-action';
import { CaseCards } from '@/sections/cases/case-cards';
import { CaseResults } from '@/sections/cases/case-results';
import { CaseStory } from '@/sections/cases/case-story';

const trail = [{ name: 'Case Study', link: '/case-study' }] as const;

/** CASE-1: one engagement; an unknown name gets the default heading and all of them (RT-5). */
export default function CaseStudyDetailsPage({ name }: PageProps) {
  const index = caseStudies.findIndex((study) => slugify(study.name) === name);
  const study = caseStudies[index];
  const others = [...caseStudies.slice(index + 1), ...caseStudies.slice(0, Math.max(0, index))];
  return (
    <Sections>
      {study ? (
        <>
          <BreadcrumbBanner heading={study.name} trail={trail} lead={study.summary} />
          <CaseStory study={study} />
          <CaseResults results={study.results} />
        </>
      ) : (
        <BreadcrumbBanner
          heading="Case Study Details"
          trail={trail}
          lead="Who called us, what their books looked like, the steps in order and the result in figures. Pick an engagement."
        />
      )}
      <Section labelledBy="others-title">
        <Column>
          <h2 id="others-title" className="mb-12 max-w-[14.6em] text-title">
            {study ? 'Two more ledgers put right' : 'Six ledgers put right'}
          </h2>
          <CaseCards studies={study ? others.slice(0, 2) : others} isAtTop={!study} />
        </Column>
      </Section>
      <CaseAction category={study?.category} />
    </Sections>
  );
}

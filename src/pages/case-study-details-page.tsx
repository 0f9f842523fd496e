import { BreadcrumbBanner } from '@/brand/breadcrumb-banner';
import { Column, Section } from '@/components/section';
import { Sections } from '@/components/sections';
import { caseStudies, sampleCaseStudy } from '@/content/case-studies';
import { caseStudyCountAtStart } from '@/content/counts.excerpt';
import { slugify } from '@/lib/ids';
import { othersAfter } from '@/lib/others-after';
import type { PageProps } from '@/pages/page-props';
import { CaseAction } from '@/sections/cases/case-action';
import { CaseCards } from '@/sections/cases/case-cards';
import { CaseResults, CaseStory } from '@/sections/cases/case-story';

const trail = [{ name: 'Case Study', link: '/case-study' }] as const;

/** CASE-1: one case study; for an unknown name, a sample and all of them (RT-5). */
export default function CaseStudyDetailsPage({ name }: PageProps) {
  const index = caseStudies.findIndex((study) => slugify(study.name) === name);
  const known = caseStudies[index];
  const study = known ?? sampleCaseStudy;
  const others = known ? othersAfter(caseStudies, index).slice(0, 2) : caseStudies;
  return (
    <Sections>
      <BreadcrumbBanner heading={study.name} trail={trail} lead={study.summary} />
      <CaseStory study={study} />
      <CaseResults {...study} />
      <Section labelledBy="others-title" className="screen-only">
        <Column>
          <h2 id="others-title" className="mb-7 max-w-[14.6em] text-title sm:mb-9 lg:mb-14">
            {known ? 'Two' : caseStudyCountAtStart} more case studies
          </h2>
          <CaseCards studies={others} />
        </Column>
      </Section>
      <CaseAction category={study.category} />
    </Sections>
  );
}

import type { ComponentType } from 'react';
import { ScrollRow } from '@/components/scroll-row';
import { Column, Section, SectionIntro } from '@/components/section';
import { type Feature, features } from '@/content/home';
import { BankFeed } from '@/illustrations/bank-feed';
import { ClosingChecklist } from '@/illustrations/closing-checklist';
import { PayRunPreview } from '@/illustrations/pay-run-preview';
import { TaxCalendar } from '@/illustrations/tax-calendar';
import { capitalized, numberWord } from '@/lib/wording';

const papers = {
  'pay-run': { Paper: PayRunPreview, span: 'lg:col-span-7' },
  'bank-feed': { Paper: BankFeed, span: 'lg:col-span-5' },
  'tax-calendar': { Paper: TaxCalendar, span: 'lg:col-span-5' },
  'closing-checklist': { Paper: ClosingChecklist, span: 'lg:col-span-7' },
} satisfies Record<Feature['paper'], { Paper: ComponentType; span: string }>;

/** HOME-4: what the firm takes over, each task beside the paper it produces. */
export const Features = () => (
  <Section labelledBy="features-title" background="mint">
    <Column>
      <SectionIntro id="features-title" heading={features.heading} lead={features.lead} />
      <ScrollRow
        label={`${capitalized(numberWord(features.items.length))} jobs and their documents`}
        count={features.items.length}
        className="[--card:22rem] max-sm:mt-3"
      >
        <ul className="grid gap-5 sm:mt-9 md:max-lg:gap-4 lg:mt-14 md:grid-cols-2 lg:grid-cols-12">
          {features.items.map(({ id, title, desc, paper }) => {
            const { Paper, span } = papers[paper];
            return (
              <li key={id} className={`flex min-w-0 flex-col ${span}`}>
                <div className="flex grow flex-col rounded-xl bg-sheet p-4 sm:p-8 md:max-lg:p-5">
                  <h3 className="text-xl">{title}</h3>
                  <p className="mt-2 max-w-[32em] text-card text-ink-soft">{desc}</p>
                  <div className="pt-4 sm:pt-8 md:max-lg:pt-6 lg:mt-auto">
                    <Paper />
                  </div>
                </div>
              </li>
            );
          })}
        </ul>
      </ScrollRow>
    </Column>
  </Section>
);

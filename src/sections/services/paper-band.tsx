import { NonBreaking } from '@/components/non-breaking';
import { Column, Section, SectionIntro } from '@/components/section';
import type { AnyPaper } from '@/content/services';
import { ServicePaper } from '@/illustrations/service-paper';

type Props = { paper: AnyPaper; ground: 'paper' | 'mint' | 'desk' };

/**
 * A practice's working paper with annotations (SERV-1). Its figures are on the edges of the column,
 * over which the sheet hangs.
 */
export const PaperBand = ({ paper, ground }: Props) => (
  <Section labelledBy="paper-title" background={ground}>
    <Column>
      <SectionIntro
        id="paper-title"
        heading={paper.title}
        lead={paper.caption}
        className="mb-7 sm:mb-9"
      />
      <div className="sheet p-6 text-ink lg:p-9 xl:-mx-9 2xl:-mx-overhang 2xl:px-overhang">
        <ServicePaper paper={paper} />
      </div>
      {paper.note && (
        <p className="mt-6 max-w-measure text-sm text-ink-soft in-[.on-dark]:text-on-evergreen-soft">
          <NonBreaking text={paper.note} />
        </p>
      )}
    </Column>
  </Section>
);

import { Column, Section, SectionIntro } from '@/components/section';
import type { AnyPaper } from '@/content/services';
import { ServicePaper } from '@/illustrations/service-paper';

const variants = {
  plain: { background: 'mint', sheet: '' },
  dark: { background: 'desk', sheet: 'text-ink' },
  /** Its figures are on the edges of the column, over which the sheet hangs. */
  hanging: { background: 'paper', sheet: 'xl:-mx-9 2xl:-mx-overhang 2xl:px-overhang' },
} as const;

type Props = { paper: AnyPaper; variant: keyof typeof variants };

/** A practice's working paper with annotations (SERV-1). */
export const PaperBand = ({ paper, variant }: Props) => {
  const { background, sheet } = variants[variant];
  return (
    <Section labelledBy="paper-title" background={background}>
      <Column>
        <SectionIntro
          id="paper-title"
          heading={paper.title}
          lead={paper.caption}
          isSplit
          className="mb-7 sm:mb-9"
        />
        <div className={`sheet p-6 lg:p-9 ${sheet}`}>
          <ServicePaper paper={paper} />
        </div>
      </Column>
    </Section>
  );
};

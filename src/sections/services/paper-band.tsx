import { Column, Section } from '@/components/section';
import type { AnyPaper } from '@/content/services';
import { ServicePaper } from '@/illustrations/service-paper';

const variants = {
  plain: { background: 'mint', sheet: '' },
  dark: { background: 'evergreen', sheet: 'text-ink' },
  bleed: {
    background: 'paper',
    sheet:
      'xl:max-2xl:-mr-[calc((100vw-var(--column))/2+3.5rem)] xl:max-2xl:pr-[calc((100vw-var(--column))/2+3.5rem-1px)]',
  },
} as const;

type Props = { paper: AnyPaper; variant: keyof typeof variants };

/** A practice's working paper with annotations (SERV-1). */
export const PaperBand = ({ paper, variant }: Props) => {
  const { background, sheet } = variants[variant];
  return (
    <Section labelledBy="paper-title" background={background} className="overflow-x-clip">
      <Column>
        <div className="mb-9 grid items-end gap-x-16 gap-y-4 lg:grid-cols-[3fr_2fr]">
          <h2 id="paper-title" className="text-title">
            {paper.title}
          </h2>
          <p
            className={`max-w-[29em] text-card ${variant === 'dark' ? 'text-on-evergreen-soft' : 'text-ink-soft'}`}
          >
            {paper.caption}
          </p>
        </div>
        <div className={`sheet p-6 lg:p-9 2xl:-mr-overhang ${sheet}`}>
          <ServicePaper paper={paper} />
        </div>
      </Column>
    </Section>
  );
};

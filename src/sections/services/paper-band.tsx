import { Column, Section } from '@/components/section';
import type { AnyPaper } from '@/content/services';
import { ServicePaper } from '@/illustrations/service-paper';

const looks = {
  plain: { ground: 'mint', sheet: '' },
  dark: { ground: 'evergreen', sheet: 'text-ink' },
  bleed: {
    ground: 'paper',
    sheet:
      'xl:max-2xl:-mr-[calc((100vw-var(--column))/2+3.5rem)] xl:max-2xl:pr-[calc((100vw-var(--column))/2+3.5rem-1px)]',
  },
} as const;

type Props = { paper: AnyPaper; look: keyof typeof looks };

/** A practice's working paper, with what to look for in it (SERV-1). */
export const PaperBand = ({ paper, look }: Props) => {
  const { ground, sheet } = looks[look];
  return (
    <Section labelledBy="paper-title" ground={ground} className="overflow-x-clip">
      <Column>
        <div className="mb-9 grid items-end gap-x-16 gap-y-4 lg:grid-cols-[3fr_2fr]">
          <h2 id="paper-title" className="text-title">
            {paper.title}
          </h2>
          <p
            className={`max-w-[29em] text-card ${look === 'dark' ? 'text-mint' : 'text-ink-soft'}`}
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

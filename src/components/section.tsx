import type { ReactNode } from 'react';
import { NonBreaking } from './non-breaking';

/** What neighbors on the same background share is in `sections.css`. */
const backgrounds = {
  paper: 'on-paper',
  mint: 'bg-band',
  sheet: 'on-sheet border-y border-line bg-sheet-band',
  evergreen: 'on-dark bg-evergreen-900 text-on-evergreen',
  desk: 'on-dark bg-desk text-on-evergreen',
};

type SectionProps = {
  /** The id of the heading that names the section. */
  labelledBy: string;
  background?: keyof typeof backgrounds;
  className?: string;
  children: ReactNode;
};

/** A full-width part of a page, with its background and the space above and below. */
export const Section = ({
  labelledBy,
  background = 'paper',
  className = '',
  children,
}: SectionProps) => (
  <section
    aria-labelledby={labelledBy}
    className={`py-section ${backgrounds[background]} ${className}`}
  >
    {children}
  </section>
);

/** The column that everything aligns to, 1200 px wide. */
export const Column = ({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) => <div className={`mx-auto w-full max-w-page px-gutter ${className}`}>{children}</div>;

type IntroProps = {
  id: string;
  heading: string;
  lead?: string;
  className?: string;
};

/** A section's heading and lead. */
export const SectionIntro = ({ id, heading, lead = '', className = '' }: IntroProps) => (
  <div className={className}>
    <h2 id={id} className="max-w-[12em] text-title md:max-w-[15em] lg:max-w-[22em]">
      {heading}
    </h2>
    {lead && (
      <p className="mt-3 max-w-[28em] text-balance lg:max-w-[38em] text-ink-soft in-[.on-dark]:text-on-evergreen-soft max-sm:text-base sm:mt-4 sm:text-lg lg:mt-5">
        <NonBreaking text={lead} />
      </p>
    )}
  </div>
);

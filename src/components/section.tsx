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
  /**
   * On wide screens, a lead of some length stands beside the heading, on its last line; one that is
   * higher than the heading begins at its top. A short lead stands below a heading as wide as the page.
   */
  isSplit?: boolean;
  className?: string;
};

/** From which length a lead stands beside its heading, and from which it is higher, in characters. */
const sideLead = 80;
const longLead = 120;

const splitClass = (lead: string) =>
  lead.length > sideLead
    ? `gap-x-16 lg:grid lg:grid-cols-[3fr_2fr] ${lead.length > longLead ? 'lg:items-start' : 'lg:items-baseline-last'} lg:not-has-[p:not(:empty)]:invisible`
    : 'lg:*:max-w-none';

/** A section's heading and lead. */
export const SectionIntro = ({
  id,
  heading,
  lead = '',
  isSplit = false,
  className = '',
}: IntroProps) => (
  <div className={`${isSplit ? splitClass(lead) : ''} ${className}`}>
    <h2
      id={id}
      className={`max-w-[12em] text-title ${isSplit ? 'md:max-lg:max-w-[15em]' : 'md:max-w-[15em]'}`}
    >
      {heading}
    </h2>
    {lead && (
      <p className="mt-3 max-w-[28em] text-balance text-ink-soft in-[.on-dark]:text-on-evergreen-soft max-sm:text-base sm:mt-4 sm:text-lg lg:mt-5">
        <NonBreaking text={lead} />
      </p>
    )}
  </div>
);

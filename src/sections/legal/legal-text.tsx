import { Fragment } from 'react';
import { BreadcrumbBanner } from '@/brand/breadcrumb-banner';
import { ContactLink } from '@/brand/contact-link';
import { CollapsedOnPhone } from '@/components/collapsed-on-phone';
import { Column } from '@/components/section';
import { Sections } from '@/components/sections';
import type { LegalParagraph, LegalSection, LegalText } from '@/content/privacy-policy';

/** A legal page: its banner, and a table of contents beside numbered sections (LEGAL-1). */
export const LegalScreen = ({ title, text }: { title: string; text: LegalText }) => (
  <Sections>
    <BreadcrumbBanner heading={title} lead={text.lead} />
    <Body {...text} />
  </Sections>
);

const Body = ({ updated, sections }: LegalText) => (
  <Column className="grid gap-x-16 gap-y-10 py-section lg:grid-cols-[19rem_1fr] xl:grid-cols-[16rem_1fr]">
    <nav
      aria-labelledby="contents-title"
      className="whole self-start lg:sticky lg:top-28 lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto"
    >
      <h2 id="contents-title" className="border-t-[3px] border-ink pt-4 text-base max-md:hidden">
        On this page
      </h2>
      <CollapsedOnPhone summary="On this page" className="max-md:border-y max-md:border-line">
        <ol className="gap-x-10 md:mt-2 text-sm md:max-lg:columns-2">
          {sections.map(({ id, heading }, index) => (
            <li key={id} className="break-inside-avoid">
              <a
                href={`#${id}`}
                className="grid min-h-11 grid-cols-[max(--spacing(7),1.6em)_1fr] items-baseline border-b border-line py-2.5 text-ink-soft -outline-offset-3 hover:text-ink hover:underline"
              >
                <span className="figure">{index + 1}</span>
                <span className="max-w-[17em] md:max-lg:max-w-none">{heading}</span>
              </a>
            </li>
          ))}
        </ol>
      </CollapsedOnPhone>
    </nav>
    <div className="legal-text max-xl:max-w-measure">
      <p className="text-sm text-ink-soft">Last changed in {updated}</p>
      {sections.map((section, index) => (
        <NumberedSection key={section.id} section={section} number={index + 1} />
      ))}
    </div>
  </Column>
);

type SectionProps = { section: LegalSection; number: number };

const NumberedSection = ({ section: { id, heading, paragraphs, list }, number }: SectionProps) => (
  <section
    aria-labelledby={id}
    className="mt-10 grid-cols-[12rem_1fr] gap-x-10 border-t border-line pt-8 first-of-type:mt-5 xl:grid"
  >
    <h2 id={id} tabIndex={-1} className="flex gap-4 text-2xl xl:text-xl">
      <span aria-hidden className="figure text-evergreen-700">
        {number}
      </span>
      {heading}
    </h2>
    <div className="grid gap-4 max-xl:mt-4 xl:max-w-measure">
      {paragraphs.map((paragraph) => (
        <p key={String(paragraph)}>
          <LegalWords paragraph={paragraph} />
        </p>
      ))}
    </div>
    {list && (
      <ul className="col-start-2 mt-4 space-y-2 xl:max-w-measure">
        {list.map((item, index) => (
          <li
            key={item}
            data-number={`${number}.${index + 1}`}
            className="grid grid-cols-[max(--spacing(9),2.2em)_1fr] narrow:block before:block before:text-evergreen-700 before:tabular-nums before:content-[attr(data-number)]"
          >
            {item}
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** Placeholders such as `[number]`. */
const placeholders = /(\[\w+\])/;

/** Highlights placeholders, so that they don't look like typos; links email addresses and phone. */
const LegalWords = ({ paragraph }: { paragraph: LegalParagraph }) =>
  [paragraph].flat().map((part) =>
    typeof part === 'string' ? (
      <Fragment key={part}>
        {part.split(placeholders).map((words, index) =>
          index % 2 === 0 ? (
            words
          ) : (
            <mark
              // biome-ignore lint/suspicious/noArrayIndexKey: the words never change.
              key={index}
              className="rounded-sm border border-dashed border-ink-soft bg-marked px-1.5"
            >
              {words}
            </mark>
          ),
        )}
      </Fragment>
    ) : (
      <ContactLink
        key={part.href}
        {...part}
        className="font-semibold text-evergreen-700 underline decoration-marigold decoration-2 underline-offset-4"
      />
    ),
  );

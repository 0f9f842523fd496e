import { ContactLink } from '@/brand/contact-link';
import { Picture } from '@/components/picture';
import { Column, Section, SectionIntro } from '@/components/section';
import { contact } from '@/content/contact';
import { offices as allOffices, type Office } from '@/content/offices.excerpt';
import { StreetMap } from '@/illustrations/street-map';

/** The columns for so many offices, if not three. */
const columns: Readonly<Record<number, string>> = {
  1: '',
  2: 'md:grid-cols-2',
  4: 'md:grid-cols-2 lg:grid-cols-4',
};

/** The offices, each with a drawing of its building, beside it if there is only one (CONTACT-1). */
export const Offices = ({ offices = allOffices }: { offices?: readonly Office[] }) => (
  <Section labelledBy="offices-title" background="sheet">
    <Column>
      <SectionIntro id="offices-title" {...contact.office} />
      <ul className={`mt-12 grid gap-x-8 gap-y-6 ${columns[offices.length] ?? 'md:grid-cols-3'}`}>
        {offices.map(({ id, name, street, place, img, phone }) => (
          <li
            key={id}
            className={`flex flex-col gap-x-8 gap-y-5 ${offices.length === 1 ? 'md:grid md:grid-cols-2 md:items-center' : 'max-md:not-narrow:grid max-md:grid-cols-[7rem_1fr] max-md:gap-x-5'}`}
          >
            <Picture
              src={img}
              width={480}
              height={320}
              className={`w-full border-b-[3px] border-ink object-cover object-bottom ${offices.length === 1 ? '' : 'max-md:not-narrow:aspect-square max-md:not-narrow:self-start'}`}
            />
            <div className="flex grow flex-col">
              <h3 className="text-xl">{name}</h3>
              <address className="mt-1 flex grow flex-col items-start justify-between text-ink-soft not-italic">
                <span>
                  {street}
                  <br />
                  {place}
                </span>
                <ContactLink
                  {...phone}
                  className="inline-flex min-h-11 items-center font-semibold text-ink underline-offset-4 hover:underline"
                />
              </address>
            </div>
          </li>
        ))}
      </ul>
    </Column>
  </Section>
);

const { title, frame, link, address, linkText } = contact.map;

/**
 * The map frame, lazy (CONTACT-1, GEN-2). If it is blocked, the address and the link below it remain.
 */
export const OfficeMap = () => (
  <figure className="screen-only relative">
    <StreetMap className="absolute inset-x-0 top-0 h-[26rem] w-full" />
    <iframe
      src={frame}
      title={title}
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-popups"
      className="scheme-light relative block h-[26rem] w-full dark:hue-rotate-180 dark:invert-90 dark:saturate-50"
    />
    <figcaption className="border-t border-line text-sm">
      <Column className="flex flex-wrap items-center gap-x-6 py-3">
        <span className="text-ink-soft">{address}</span>
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {linkText}
        </a>
      </Column>
    </figcaption>
  </figure>
);

import { Column } from '@/components/section';
import { contact } from '@/content/contact';
import { StreetMap } from '@/illustrations/street-map';

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

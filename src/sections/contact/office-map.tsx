import { contact } from '@/content/contact';

const { title, frame, link, linkText, fallback } = contact.map;

/** The map frame, which is fetched as it nears the screen (CONTACT-1, GEN-2). */
export const OfficeMap = () => (
  <figure>
    <iframe
      src={frame}
      title={title}
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-popups"
      className="block h-[26rem] w-full border-b border-line bg-mint"
    />
    <figcaption className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 px-gutter py-3 text-sm text-ink-soft">
      <p className="max-w-measure-sm py-2">{fallback}</p>
      <a
        href={link}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
      >
        {linkText}
      </a>
    </figcaption>
  </figure>
);

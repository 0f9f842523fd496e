import type { ReactNode } from 'react';
import { ContactLink } from '@/brand/contact-link';
import { IconTile } from '@/components/icon';
import { isPath, Link } from '@/components/link';
import { type ContactCard, contact } from '@/content/contact';

/** Contact methods, each a link or an address (CONTACT-1). */
export const ContactCards = () => (
  <ul className="border-t-[3px] border-ink">
    {contact.cards.map((card) => (
      <li
        key={card.id}
        className="narrow:flex-wrap flex items-center gap-x-5 gap-y-2 border-b border-line py-5 lg:py-6"
      >
        <IconTile icon={card.icon} />
        <div>
          <h3 className="text-base/6 font-semibold tracking-normal">{card.name}</h3>
          <p className="text-ink-soft">
            <ContactMethod card={card} />
          </p>
        </div>
      </li>
    ))}
  </ul>
);

const linkClass =
  'inline-flex min-h-11 items-center -my-2 text-ink underline decoration-marigold decoration-2 underline-offset-[6px] hover:decoration-ink';

function ContactMethod({ card: { link, text } }: { card: ContactCard }): ReactNode {
  if (link === null) return text;
  if (!isPath(link)) return <ContactLink href={link} label={text} className={linkClass} />;
  return (
    <Link to={link} className={linkClass}>
      {text}
    </Link>
  );
}

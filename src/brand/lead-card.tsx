import type { Lead } from '@/content/leads.excerpt';
import { ContactLink } from './contact-link';
import { Portrait } from './portrait';

type Props = { lead: Lead; what: string; className?: string };

/** The person in charge, with portrait and direct line. */
export const LeadCard = ({
  lead: { name, designation, img, phone },
  what,
  className = '',
}: Props) => (
  <div className={`sheet text-ink ${className}`}>
    <div className="narrow:flex-wrap flex items-start gap-3 p-4 sm:gap-4 sm:pr-6">
      <Portrait src={img} size={72} />
      <p className="leading-6">
        <span className="block text-xs text-ink-soft">{what}</span>
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-ink-soft">{designation}</span>
      </p>
    </div>
    <p className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line px-4 py-1 text-sm">
      {/* As tall as the number, which may stream in later. */}
      <span className="leading-11 text-ink-soft">Call {name.split(' ')[0]}</span>
      <ContactLink
        {...phone}
        className="narrow:min-w-0 ml-auto inline-flex min-h-11 min-w-[8.3em] items-center justify-end font-semibold underline-offset-4 hover:underline"
      />
    </p>
  </div>
);

import type { ReactNode } from 'react';
import type { CompanyName } from '@/content/home';

type Wordmark = { mark: ReactNode; lead: string; trade: string };

const outline = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A logo is a picture: like spaces, it grows with the visitor's text only where there is room. */
const nameClass = 'text-[length:--spacing(3.75)]/[--spacing(5)]';
const smallClass = 'text-[length:--spacing(3.5)]/[--spacing(4)]';

/** The fictional clients: a mark on a 24-unit grid, and the classes of the name's two lines. */
const companies: Record<CompanyName, Wordmark> = {
  'Mill Creek Dental': {
    mark: (
      <g {...outline}>
        <path d="M12 4.6C9.4 2.6 4.3 2.5 3.4 7.2c-.7 3.6 1.7 6 2.3 9.3.4 2.3.9 4.8 2.4 4.8 2.1 0 1.3-5.6 3.9-5.6s1.8 5.6 3.9 5.6c1.5 0 2-2.5 2.4-4.8.6-3.3 3-5.7 2.3-9.3-.9-4.7-6-4.6-8.6-2.6z" />
        <path d="M7.5 10q2.25-2 4.5 0t4.5 0" />
      </g>
    ),
    lead: 'font-heading font-semibold tracking-tight',
    trade: 'tracking-wide',
  },
  'Harrow & Pike Builders': {
    mark: <path d="M2 2h4.5v9.3L12 6.5l5.5 4.8V2H22v20h-4.5v-4.9L12 12.3l-5.5 4.8V22H2z" />,
    lead: 'font-heading font-bold tracking-tighter',
    trade: 'font-bold tracking-tight',
  },
  'Northfork Pediatrics': {
    mark: (
      <>
        <path
          {...outline}
          strokeWidth={3}
          d="M12 22v-4.5C12 13.5 5.5 14 5.5 9M12 17.5c0-4 6.5-3.5 6.5-8.5"
        />
        <circle cx="5.5" cy="4" r="2.75" />
        <circle cx="18.5" cy="4" r="2.75" />
      </>
    ),
    lead: 'lowercase font-semibold tracking-tight',
    trade: 'lowercase',
  },
  'Juniper Row Rentals': {
    mark: (
      <path d="M1 22V12.5L4.25 8l3.25 4.5V22zM8.75 22V7.5L12 2l3.25 5.5V22zM16.5 22V12.5L19.75 8 23 12.5V22z" />
    ),
    lead: 'font-medium',
    trade: 'font-medium tracking-widest uppercase',
  },
  'Saltgrass Kitchens': {
    mark: (
      <path d="M12 22C7.5 16 7.5 8 12 1c4.5 7 4.5 15 0 21zM9.5 22C4 20.5 1 15.5 1.5 8.5 6 11.5 8.5 16 9.5 22zM14.5 22c5.5-1.5 8.5-6.5 8-13.5-4.5 3-7 7.5-8 13.5z" />
    ),
    lead: 'font-heading font-medium lowercase tracking-normal',
    trade: 'font-heading font-medium lowercase tracking-wider',
  },
  'Bluebell Veterinary': {
    mark: (
      <>
        <path {...outline} d="M12 6.5C12 3.5 14.5 2 18 2" />
        <path d="M12 5.5c3.9 0 6 2.8 6 6.5 0 3.3.8 5.3 3 6.7L17.7 22l-2.85-3L12 22l-2.85-3-2.85 3L3 18.7c2.2-1.4 3-3.4 3-6.7 0-3.7 2.1-6.5 6-6.5z" />
      </>
    ),
    lead: 'font-heading font-semibold tracking-normal',
    trade: '',
  },
  'Tamarack Freight': {
    mark: <path d="M1 3h5.5l6 9-6 9H1l6-9zM11 3h5.5l6 9-6 9H11l6-9z" />,
    lead: `${smallClass} font-bold tracking-widest uppercase`,
    trade: 'tracking-widest uppercase',
  },
  'Ironwood Fitness': {
    mark: (
      <path
        fillRule="evenodd"
        d="m12 1 9.5 5.5v11L12 23l-9.5-5.5v-11zM7 6.75v3.5h3.25v3.5H7v3.5h10v-3.5h-3.25v-3.5H17v-3.5z"
      />
    ),
    lead: `${smallClass} font-heading font-bold tracking-wider uppercase`,
    trade: 'font-heading font-medium tracking-wider uppercase',
  },
};

/** A client's logo. The last word of the name, its trade, is on a second line. */
export function CompanyLogo({ name }: { name: CompanyName }) {
  const { mark, lead, trade } = companies[name];
  const cut = name.lastIndexOf(' ') + 1;
  return (
    <span className="inline-flex h-11 items-center gap-2 whitespace-nowrap max-[22.5rem]:gap-1.5 text-ink-soft">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="currentColor"
        className="size-7 shrink-0 max-[22.5rem]:size-6"
      >
        {mark}
      </svg>
      <span className={nameClass}>
        <span className={`block ${lead}`}>{name.slice(0, cut)}</span>
        <span className={`block ${smallClass} ${trade}`}>{name.slice(cut)}</span>
      </span>
    </span>
  );
}

import type { CompanyName } from '@/content/home';

type Mark = { type: string; shape: string; isFilled?: boolean };

/** Per client: how its name is set, and its mark on a 24 px grid. */
const logos = {
  'Mill Creek Dental': {
    type: 'font-heading text-base font-semibold tracking-tight',
    shape: 'M2 8c3.3-3 6.7-3 10 0s6.7 3 10 0M2 16c3.3-3 6.7-3 10 0s6.7 3 10 0',
  },
  'Harrow & Pike Builders': {
    type: 'font-text text-xs font-bold uppercase tracking-[0.08em]',
    shape: 'M3 21V3h6v18zM9 12h6M15 21V3h6v18z',
  },
  'Saltgrass Kitchens': {
    type: 'font-heading text-base font-medium lowercase',
    shape: 'M12 22V9M12 14c-5 0-8-3-8-9 5 0 8 3 8 9ZM12 18c4 0 7-2.5 7-8-4 0-7 2.5-7 8Z',
  },
  'Ironwood Fitness': {
    type: 'font-text text-sm font-bold uppercase tracking-tight',
    shape: 'M2 9h3v6H2zM19 9h3v6h-3zM5 6h4v12H5zM15 6h4v12h-4zM9 10.5h6v3H9z',
    isFilled: true,
  },
  'Juniper Row Rentals': {
    type: 'font-text text-sm font-semibold',
    shape: 'M2 21V11l5-5 5 5v10zM12 21V11l5-5 5 5v10zM6 21v-5h2v5M16 21v-5h2v5',
  },
  'Tamarack Freight': {
    type: 'font-heading text-sm font-bold uppercase tracking-[0.04em]',
    shape: 'M12 2l6 8h-4v4h5l-7 8-7-8h5v-4H6z',
    isFilled: true,
  },
  'Northfork Pediatrics': {
    type: 'font-heading text-base font-semibold',
    shape: 'M12 22v-8M12 14 5 7M12 14l7-7M5 12V7h5M19 12V7h-5',
  },
  'Bluebell Veterinary': {
    type: 'font-text text-sm font-medium tracking-wide',
    shape:
      'M12 3c5 0 7 4 7 9v6c-1.7 0-2.5-1.5-3.5-1.5S13.7 18 12 18s-2.5-1.5-3.5-1.5S6.7 18 5 18v-6c0-5 2-9 7-9ZM12 18v4',
  },
} satisfies Record<CompanyName, Mark>;

/** The logo of an invented client (HOME-2): its mark, and its name in its own setting. */
export function CompanyLogo({ name }: { name: CompanyName }) {
  const { type, shape, isFilled }: Mark = logos[name];
  return (
    <span className="flex h-11 items-center gap-2 whitespace-nowrap text-ink-soft">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="size-6 shrink-0"
        fill={isFilled ? 'currentColor' : 'none'}
        stroke={isFilled ? 'none' : 'currentColor'}
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={shape} />
      </svg>
      <span className={type}>{name}</span>
    </span>
  );
}

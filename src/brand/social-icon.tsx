import type { SocialIconName } from '@/content/firm';

const paths = {
  linkedin: 'M5 9v10M5 5v.5M10 19V9m0 5.5C10 11 12 9 14.5 9S19 10.5 19 13.500V19',
  facebook: 'M16 4h-2a4 4 0 0 0-4 4v13M6.5 12.500H15',
  instagram:
    'M8 3.500h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.500H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.500ZM12 8.2a3.8 3.8 0 1 0 0 7.600 3.8 3.8 0 0 0 0-7.600ZM16.8 7v.2',
  youtube:
    'M6 5.500h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.500H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.500ZM10 9v6l5-3z',
} satisfies Record<SocialIconName, string>;

/** A social network's icon, in Lucide's style. */
export const SocialIcon = ({ name }: { name: SocialIconName }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    className="size-5"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={paths[name]} />
  </svg>
);

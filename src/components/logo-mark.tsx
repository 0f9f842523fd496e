/** The letter of the mark, on its grid of 32 units; its line is 16 units wide and begins at 8, 23. */
export const markLetter = 'm16 7 7.6 14h-2.9L16 12.2 11.3 21H8.4z';

/** The firm's mark: an open A on a ruled line. `public/favicon.svg` is the same drawing. */
export const LogoMark = ({ className }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
    <rect width="32" height="32" rx="8" fill="#12654A" />
    <path fill="#fff" stroke="#fff" strokeLinejoin="round" d={markLetter} />
    <rect x="8" y="23" width="16" height="3" rx=".5" fill="#F4B740" />
  </svg>
);

/** The firm's mark: an A whose bar is the line under a sum. */
export const LogoMark = ({ className }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 32 32" className={className} fill="none" strokeWidth="3">
    <rect width="32" height="32" rx="8" className="fill-evergreen-700" />
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d="M8.5 22 16 8l7.5 14" className="stroke-sheet" />
      <path d="M12.5 22h7" className="stroke-marigold" />
    </g>
  </svg>
);

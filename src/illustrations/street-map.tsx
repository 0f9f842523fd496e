/** A few streets and a pin, where a map is to come. */
export const StreetMap = ({ className = '' }: { className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 1440 416"
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    className={`bg-mint ${className}`}
  >
    <g className="stroke-sheet" strokeWidth="7">
      <path d="M0 58h1440M0 316l1440-52M0 392l1440-52M96 0v416M248 0v416M400 0v416M552 0v416M640 0v416M800 0v416M888 0v416M1040 0v416M1192 0v416M1344 0v416" />
      <path strokeWidth="16" d="M0 150h560l170 90h710M720 0v416M0 0l320 416" />
    </g>
    <path
      className="fill-evergreen-700 stroke-sheet"
      strokeWidth="3"
      d="M720 236c-20-26-28-38-28-53a28 28 0 0 1 56 0c0 15-8 27-28 53z"
    />
    <circle cx="720" cy="183" r="10" className="fill-marigold" />
  </svg>
);

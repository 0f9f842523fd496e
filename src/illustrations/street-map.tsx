import { firm } from '@/content/firm.excerpt';
import { headOffice } from '@/content/offices.excerpt';

/** About as wide as the name in its letters. */
const labelWidth = Math.round(28 + 8.3 * firm.shortName.length);

const streets = [
  { name: headOffice.road, x: 770, y: 246 },
  { name: 'Assay Street', x: 735, y: 264, isUpright: true },
  { name: 'Sluice Street', x: 895, y: 110, isUpright: true },
  { name: 'Kiln Street', x: 559, y: 110, isUpright: true },
  { name: 'Ledger Lane', x: 590, y: 63 },
  { name: 'Fir Street', x: 1047, y: 110, isUpright: true },
  { name: 'Gulch Road', x: 300, y: 156 },
  { name: 'Orchard Street', x: 560, y: 356, turn: -2 },
];

/** A placeholder for the map: a few streets around the head office, and a pin. */
export const StreetMap = ({ className = '' }: { className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox="-232 0 1920 416"
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    className={`bg-mint ${className}`}
  >
    <g className="stroke-sheet" strokeWidth="16">
      <path d="M-232 58h1920M-232 380l1920-69M-56 0v416M96 0v416M248 0v416M400 0v416M552 0v416M888 0v416M1040 0v416M1192 0v416M1344 0v416M1496 0v416M1648 0v416" />
      <path strokeWidth="20" d="M-232 150h792l170 90h958M728 0v416M0 0l320 416" />
    </g>
    <g className="fill-ink-soft text-xs font-semibold">
      {streets.map(({ name, x, y, isUpright, turn = isUpright ? 90 : 0 }) => (
        <text
          key={name}
          x={x}
          y={y}
          transform={`rotate(${turn} ${x} ${y})`}
          dy={isUpright ? 11 : 0}
        >
          {name}
        </text>
      ))}
    </g>
    <path
      className="fill-evergreen-700 stroke-sheet"
      strokeWidth="3"
      d="M728 236c-20-26-28-38-28-53a28 28 0 0 1 56 0c0 15-8 27-28 53z"
    />
    <circle cx="728" cy="183" r="10" className="fill-marigold" />
    <g transform="translate(764 168)">
      <rect width={labelWidth} height="28" rx="14" className="fill-sheet" />
      <text x="14" y="19" className="fill-ink text-xs font-semibold">
        {firm.shortName}
      </text>
    </g>
  </svg>
);

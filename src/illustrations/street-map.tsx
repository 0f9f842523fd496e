import { firm } from '@/content/firm.excerpt';
import { headOffice } from '@/content/offices.excerpt';

const streets = [
  { name: headOffice.road, x: 770, y: 246 },
  { name: 'Assay Street', x: 735, y: 264, isUpright: true },
  { name: 'Sluice Street', x: 895, y: 110, isUpright: true },
  { name: 'Kiln Street', x: 559, y: 110, isUpright: true },
  { name: 'Ledger Lane', x: 590, y: 63 },
  { name: 'Fir Street', x: 1047, y: 110, isUpright: true },
  { name: 'Gulch Road', x: 420, y: 156 },
  { name: 'Orchard Street', x: 560, y: 356, turn: -2 },
];

type Props = { className?: string; name?: string };

/**
 * A placeholder for the map: a few streets around the head office, and a pin with the firm's name above
 * it, where up to 300 px are free of other names. Its text grows with the drawing, not by itself.
 */
export const StreetMap = ({ className = '', name = firm.shortName }: Props) => (
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
    <g className="fill-ink-soft text-[14px] font-semibold">
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
    <foreignObject x="578" y="116" width="300" height="28" className="overflow-visible text-center">
      <span className="inline-block rounded-full bg-sheet px-[14px] text-[14px] leading-[28px] font-semibold whitespace-nowrap text-ink">
        {name}
      </span>
    </foreignObject>
  </svg>
);

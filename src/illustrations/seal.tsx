type Props = {
  /** The award's place in its list: each has another rosette. */
  place: number;
  year: string;
  className?: string;
};

/** Ellipses and their half heights. */
const rosettes = [
  [20, 40],
  [9, 34],
  [6, 30],
  [18, 26],
  [24, 10],
  [9, 18],
] as const;

/** A seal as on a certificate: a rosette of rotated ellipses around a year. */
export const Seal = ({ place, year, className }: Props) => {
  const [petals, ry] = rosettes[place % rosettes.length] ?? rosettes[0];
  return (
    <svg aria-hidden="true" viewBox="-55 -55 110 110" className={className} fill="none">
      <g
        stroke="currentColor"
        strokeWidth="0.9"
        className="transition-transform duration-250 group-hover:rotate-6"
      >
        {Array.from({ length: petals }, (_, index) => (
          <ellipse
            // biome-ignore lint/suspicious/noArrayIndexKey: the ellipses never change order.
            key={index}
            rx="54"
            ry={ry}
            transform={`rotate(${(180 / petals) * index})`}
          />
        ))}
      </g>
      <circle r="25" className="fill-paper" stroke="currentColor" strokeWidth="1.5" />
      <text
        y="5.5"
        textAnchor="middle"
        className="figure fill-ink font-heading font-bold"
        fontSize="16"
      >
        {year}
      </text>
    </svg>
  );
};

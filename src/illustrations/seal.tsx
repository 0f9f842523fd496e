type Props = {
  /** The number of ellipses in the rosette; it differs per award. */
  petals: number;
  year: string;
  className?: string;
};

/** A seal as on a certificate: a rosette of rotated ellipses around a year. */
export const Seal = ({ petals, year, className }: Props) => (
  <svg aria-hidden="true" viewBox="-60 -60 120 120" className={className} fill="none">
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
          ry={54 - petals}
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

import type { Sending } from '../judge/sequence';

/** The lanes of those who send and receive: their places from the left, and where they end. */
export type LaneOf = ReadonlyMap<string, { place: number; first: number; last: number }>;

/** The most lanes that are drawn: more would take the words' place. */
const most = 16;
/** The distance of lanes, and the height of a row, in px. */
const size = { lane: 14, row: 24 };

/** A lane for each actor and for the app (`''`), in their order; undefined if there are too many. */
export function lanesOf(sendings: readonly Sending[]): LaneOf | undefined {
  const lanes = new Map<string, { place: number; first: number; last: number }>();
  for (const { key, from, to } of sendings) {
    for (const name of [from, to]) {
      const lane = lanes.get(name) ?? { place: lanes.size, first: key, last: key };
      lane.last = key;
      lanes.set(name, lane);
    }
  }
  return lanes.size <= most ? lanes : undefined;
}

/** A message as an arrow from the lane of its sender to that of its receiver. */
export function Lanes({ sending, laneOf }: { sending: Sending; laneOf: LaneOf }) {
  const { key, from, to } = sending;
  const xOf = (name: string) => ((laneOf.get(name)?.place ?? 0) + 0.5) * size.lane;
  const middle = size.row / 2;
  const end = xOf(to);
  const start = xOf(from);
  const side = Math.sign(end - start);
  return (
    <svg width={laneOf.size * size.lane} height={size.row} aria-hidden="true">
      {[...laneOf].map(([name, { first, last }]) =>
        key < first || key > last ? null : (
          <line
            key={name}
            className="wb-lane"
            x1={xOf(name)}
            x2={xOf(name)}
            y1={-8}
            y2={size.row + 8}
          />
        ),
      )}
      {side === 0 ? (
        <circle className="wb-arrow" cx={end} cy={middle} r={3.5} />
      ) : (
        <path
          className="wb-arrow"
          d={`M${start} ${middle}H${end}M${end - side * 5} ${middle - 4}L${end} ${middle}L${end - side * 5} ${middle + 4}`}
        />
      )}
    </svg>
  );
}

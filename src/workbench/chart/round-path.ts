import type { Point } from './chart';

const radius = 7;
/** Arrowhead length and half its width, in px. */
const head = { length: 7, breadth: 3.5 };

const lengthOf = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);

/** The point `by` px from one point toward another. */
function toward(from: Point, to: Point, by: number): Point {
  const part = by / (lengthOf(from, to) || 1);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

const write = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** An SVG path with rounded corners that ends at the arrowhead. */
export function roundPath(line: readonly Point[]): string {
  const [start, ...rest] = line as [Point, ...Point[]];
  const parts = rest.map((point, index) => {
    const before = line[index] as Point;
    const after = line[index + 2];
    if (!after) return `L${write(toward(point, before, head.length - 1))}`;
    const bend = Math.min(radius, lengthOf(before, point) / 2, lengthOf(point, after) / 2);
    const [into, out] = [toward(point, before, bend), toward(point, after, bend)];
    return `L${write(into)}Q${write(point)} ${write(out)}`;
  });
  return `M${write(start)}${parts.join('')}`;
}

/** The arrowhead at the end of a line, as an SVG path. */
export function arrowPath(line: readonly Point[]): string {
  const [before, tip] = line.slice(-2) as [Point, Point];
  const foot = toward(tip, before, head.length);
  const length = lengthOf(before, tip) || 1;
  const aside = {
    x: ((tip.y - before.y) / length) * head.breadth,
    y: ((before.x - tip.x) / length) * head.breadth,
  };
  const left = { x: foot.x + aside.x, y: foot.y + aside.y };
  const right = { x: foot.x - aside.x, y: foot.y - aside.y };
  return `M${write(tip)}L${write(left)}L${write(right)}Z`;
}

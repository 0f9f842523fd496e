import { memo } from 'react';
import type { Box, Chart, ChartState, ChartTransition, Point, TextRun } from './chart';
import { litOf, type Marks, tintOf } from './marks';

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
function roundPath(line: readonly Point[]): string {
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
function arrowPath(line: readonly Point[]): string {
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

type Props = {
  chart: Chart;
  marks?: Marks;
  onSelect?: (id: string) => void;
};

const idAt = (target: EventTarget) =>
  (target as Element).closest<SVGElement>('[data-id]')?.dataset.id;

const boxProps = ({ x, y, width, height }: Box) => ({ x, y, width, height });

/** Text runs, stretched to the measured width in case the font is missing. */
const Words = ({ runs }: { runs: readonly TextRun[] }) =>
  runs.map(({ x, y, width, role, text }) => (
    <g key={`${x} ${y}`} className={`chart-${role}`}>
      {role === 'tag' && <rect x={x - 5} y={y - 11.5} width={width + 10} height={15.5} rx={4} />}
      <text x={x} y={y} textLength={width} lengthAdjust="spacingAndGlyphs">
        {text}
      </text>
    </g>
  ));

/** The header of a compound state. */
const headPath = ({ x, y, width, head }: ChartState) =>
  `M${x} ${y + head}V${y + 9}q0 -9 9 -9H${x + width - 9}q9 0 9 9V${y + head}Z`;

type StateProps = { state: ChartState; isRegion: boolean; marks: Marks | undefined };

function StateBox({ state, isRegion, marks }: StateProps) {
  const { id, kind, head } = state;
  const dashes = isRegion ? { strokeDasharray: '6 4' } : {};
  return (
    <g
      className="chart-state"
      data-id={id}
      data-kind={state.parent === null ? 'machine' : head > 0 ? 'holder' : kind}
      data-active={marks?.active?.has(id) || undefined}
      data-selected={marks?.selected === id || undefined}
      data-cited={marks?.cited?.has(id) || undefined}
      data-tint={tintOf(marks, id)}
    >
      <rect {...boxProps(state)} {...dashes} rx={9} />
      {head > 0 && <path className="chart-head" {...dashes} d={headPath(state)} />}
      <Words runs={state.runs} />
    </g>
  );
}

type TransitionProps = { transition: ChartTransition; marks: Marks | undefined };

function TransitionLine({ transition, marks }: TransitionProps) {
  const { id, line, pill } = transition;
  return (
    <g
      className="chart-transition"
      data-id={id}
      data-internal={!line || undefined}
      data-lit={litOf(marks, id)}
      data-selected={marks?.selected === id || undefined}
      data-cited={marks?.cited?.has(id) || undefined}
      data-tint={tintOf(marks, id)}
    >
      {line && <path className="chart-line" d={roundPath(line)} />}
      <rect className="chart-pill" {...boxProps(pill)} rx={Math.min(11, pill.height / 2)} />
      <Words runs={pill.runs} />
      {/* Where there is little space, its label may reach below its arrowhead. */}
      {line && <path className="chart-arrow" d={arrowPath(line)} />}
    </g>
  );
}

/** Draws a chart. `onSelect` receives the id of the clicked state or transition. */
export const ChartDrawing = memo(function ChartDrawing({ chart, marks, onSelect }: Props) {
  // Regions of a parallel state have dashed borders.
  const parallels = new Set(
    chart.states.flatMap(({ id, kind }) => (kind === 'parallel' ? id : [])),
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the outline is for the keyboard.
    <g
      onClick={({ target }) => {
        const id = idAt(target);
        if (id !== undefined) onSelect?.(id);
      }}
    >
      {chart.states.map((state) => (
        <StateBox
          key={state.id}
          state={state}
          isRegion={parallels.has(state.parent ?? '')}
          marks={marks}
        />
      ))}
      {chart.initials.map(({ parent, x, y, line }) => (
        <g key={parent} className="chart-initial">
          <circle cx={x} cy={y} r={5} />
          <path className="chart-line" d={roundPath(line)} />
          <path className="chart-arrow" d={arrowPath(line)} />
        </g>
      ))}
      {chart.transitions.map((transition) => (
        <TransitionLine key={transition.id} transition={transition} marks={marks} />
      ))}
    </g>
  );
});

import type { Box, Chart } from '../chart/chart';
import { holds, inflate, overlap, segmentsOf } from './geometry';
import { findLineFlaws } from './line-flaws';

/** Something that labels and lines must not overlap, with its name for reports. */
type Obstacle = { name: string; box: Box };

/** All pairs of a list. */
const pairsOf = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((a, index) => list.slice(index + 1).map((b): [T, T] => [a, b]));

/** The box of a text run. */
const textBox = ({ x, y, width }: { x: number; y: number; width: number }): Box => ({
  x,
  y: y - 10,
  width,
  height: 12,
});

/**
 * Layout problems of a chart: overlapping labels or states, text outside its box, slanted lines,
 * lines that run through labels or states or along other lines, and those of `findLineFlaws`.
 */
export function findFlaws(chart: Chart): string[] {
  const flaws: string[] = [];
  const states = new Map(chart.states.map((state) => [state.id, state]));
  const isLeaf = (id: string) => !chart.states.some(({ parent }) => parent === id);
  const leaves = chart.states.filter(({ id }) => isLeaf(id));
  const lined = chart.transitions.filter(({ lines }) => lines.length > 0);

  for (const state of chart.states) {
    const parent = state.parent ? states.get(state.parent) : undefined;
    const frame = parent ?? { x: 0, y: 0, width: chart.width, height: chart.height };
    if (!holds(frame, state)) flaws.push(`${state.id} is outside ${parent?.id ?? 'the chart'}`);
    for (const run of state.runs) {
      if (!holds(state, textBox(run))) flaws.push(`“${run.text}” is outside ${state.id}`);
    }
  }
  for (const { id, source, pill, lines } of chart.transitions) {
    for (const run of pill.runs) {
      if (!holds(pill, textBox(run))) flaws.push(`“${run.text}” is outside the pill of ${id}`);
    }
    const home = states.get(source) as Box;
    if (lines.some((line) => !segmentsOf(line).some((one) => overlap(inflate(one, 1), pill)))) {
      flaws.push(`the pill of ${id} is off its line`);
    }
    if (lines.length === 0 && !holds(home, pill)) flaws.push(`${id} is outside its state`);
  }

  const labels: Obstacle[] = [
    ...chart.transitions.map(({ id, pill }) => ({ name: `the pill of ${id}`, box: pill })),
    ...chart.states.flatMap(({ runs }) =>
      runs.map((run) => ({ name: `“${run.text}”`, box: textBox(run) })),
    ),
  ];
  const boxes: Obstacle[] = leaves.map((state) => ({ name: state.id, box: state }));
  for (const [a, b] of [...pairsOf(labels), ...pairsOf(boxes)]) {
    if (overlap(a.box, b.box)) flaws.push(`${a.name} lies over ${b.name}`);
  }
  for (const { name, box } of boxes) {
    for (const { id, pill } of lined) {
      if (overlap(box, pill)) flaws.push(`the pill of ${id} lies over ${name}`);
    }
  }

  const lines = [
    ...lined.flatMap(({ id, trunk, lines }) => lines.map((line) => ({ id, line, trunk }))),
    ...chart.initials.map(({ parent, line }) => ({
      id: `the start of ${parent}`,
      line,
      trunk: null,
    })),
  ];
  for (const { id, line } of lines) {
    if (line.length < 2) flaws.push(`${id} has no line`);
    for (const segment of segmentsOf(line)) {
      if (segment.width > 0.05 && segment.height > 0.05) flaws.push(`${id} slants`);
      const stroke = inflate(segment, 0.7);
      for (const { name, box } of [...labels, ...boxes]) {
        if (name !== `the pill of ${id}` && overlap(stroke, inflate(box, -0.5))) {
          flaws.push(`${id} runs through ${name}`);
        }
      }
    }
  }
  for (const [a, b] of pairsOf(lines)) {
    if (a.id === b.id || (a.trunk && a.trunk === b.trunk)) continue;
    const isAlong = segmentsOf(a.line).some((one) =>
      segmentsOf(b.line).some(
        (other) =>
          one.width > one.height === other.width > other.height &&
          overlap(inflate(one, 1.5), inflate(other, 1.5), 3.2) === false &&
          overlap(inflate(one, 1.5), inflate(other, 1.5), 2.2) &&
          Math.max(one.width, one.height) > 3 &&
          Math.max(other.width, other.height) > 3,
      ),
    );
    if (isAlong) flaws.push(`${a.id} runs along ${b.id}`);
  }
  return [...flaws, ...findLineFlaws(chart)];
}

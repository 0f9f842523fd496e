import type { AnyStateNode } from 'xstate';
import type { Box } from '../chart/chart';
import { childrenOf, withDescendants } from '../model/state-nodes';
import { transitionsOf } from '../model/transition-id';
import { compact } from './compact';
import { type Content, rewrap } from './content';
import { isCrossed } from './elk-graph';
import { type Axis, extent } from './geometry';
import { growRegions } from './grow-regions';
import type { Skeleton } from './skeleton';
import type { Style } from './style';
import type { Measure } from './text';

const noNeed = { length: 0, head: 0 };

/** Compacts the layout from ELK, and wraps the text of states again where they are wider. */
export function tidy(
  root: AnyStateNode,
  skeleton: Skeleton,
  contents: ReadonlyMap<string, Content>,
  style: Style,
  measure: Measure,
): ReadonlyMap<string, Content> {
  const { gaps } = style;
  const states = withDescendants(root);
  const boxOf = ({ id }: AnyStateNode) => skeleton.states.get(id) as Box;
  const compactTo = (sizes: ReadonlyMap<string, Content>, axis: Axis) => {
    const needs = states.map((state) => {
      const length = sizes.get(state.id)?.[extent[axis]] ?? 0;
      const head = axis === 'y' && childrenOf(state).length > 0 ? length : 0;
      return [boxOf(state), { length, head }] as const;
    });
    compact(skeleton, axis, new Map([[skeleton.frame, noNeed], ...needs]), gaps);
  };
  compactTo(contents, 'x');
  const wrapped = new Map(
    states.map((state) => [
      state.id,
      rewrap(state, contents.get(state.id) as Content, boxOf(state).width, style, measure),
    ]),
  );
  compactTo(wrapped, 'y');
  // Each direction frees space for the other.
  compactTo(wrapped, 'x');
  compactTo(wrapped, 'y');
  for (const state of states.filter(({ type }) => type === 'parallel')) {
    const { height } = wrapped.get(state.id) as Content;
    growRegions(boxOf(state), height, {
      regions: childrenOf(state).map(boxOf),
      skeleton,
      gap: gaps.others,
      isCrossed: isCrossed(state, states.flatMap(transitionsOf)),
    });
  }
  return wrapped;
}

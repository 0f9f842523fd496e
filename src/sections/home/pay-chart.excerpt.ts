import type { Chart } from 'statechart-workbench/chart';
import stored from './pay-chart.json';

const { states, transitions, ...rest } = stored as Chart;
const none: readonly string[] = [];

/**
 * The chart of the sample check’s machine, as `npm run statecharts` has drawn it, without the
 * words that the drawing does not show.
 */
export const payChart: Chart = {
  ...rest,
  states: states.map((state) => ({
    ...state,
    description: '',
    entry: none,
    exit: none,
    invoke: none,
    tags: none,
  })),
  transitions: transitions.map((transition) => ({
    ...transition,
    description: '',
    guard: '',
    actions: none,
  })),
};

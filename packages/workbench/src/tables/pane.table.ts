import { defineTable, nothing } from '../judge/table';
import { type Pane, paneMachine, panes } from '../machines/pane.machine';

const chosen = (pane: Pane) => ({ type: 'pane.chosen' as const, pane });
const toggled = { type: 'tools.toggled' as const };

const inState = (shown: Pane, tools: 'folded' | 'open' = 'folded') => ({ state: { shown, tools } });

/** Transition table of the panes. */
export const paneTable = defineTable(paneMachine, {
  start: inState('app'),
  situations: {
    app: { after: [], ...inState('app') },
    chart: { after: [chosen('chart')], ...inState('chart') },
    trace: { after: [chosen('trace')], ...inState('trace') },
    'all tools': { after: [toggled], ...inState('app', 'open') },
  },
  rows: [
    ...panes.flatMap((pane) => [
      ...panes.map(
        (other) => [pane, chosen(other), other === pane ? nothing : inState(other)] as const,
      ),
      [pane, toggled, inState(pane, 'open')] as const,
    ]),
    ['all tools', chosen('chart'), inState('chart', 'open')],
    ['all tools', toggled, inState('app')],
  ],
});

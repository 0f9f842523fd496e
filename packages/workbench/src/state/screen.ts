import { createStore } from './create-store';

/** The panes of a narrow screen, in their order. */
export const panes = ['app', 'chart', 'trace'] as const;
export type Pane = (typeof panes)[number];

/** An event for an actor, before it is sent. */
export type EventDraft = {
  /** The name of the actor in the trace, and the type of the event. */
  actor: string;
  event: string;
  payload: string;
  /** Where the payload is from. */
  origin: string;
};

/** What is unfolded, narrowed and typed, so that it stays while other panels are open. */
export const createScreen = () =>
  createStore({
    /** What a narrow screen shows, and whether its toolbar has the less common tools. */
    pane: 'app' as Pane,
    areToolsOpen: false,
    /** The ids of the states that are not as they were at first: folded, or unfolded. */
    toggledFolds: [] as readonly string[],
    /** The id of the only state of the chart that is shown; empty for all. */
    region: '',
    /** The id of the part to bring in sight, since it was searched for; empty for none. */
    wanted: '',
    /** The runs of repeats that are listed one by one, each named after its source and first step. */
    unfolded: [] as readonly string[],
    /** Whether only the messages of the selected actor are listed. */
    isNarrowed: false,
    /** What is looked for among the clauses; empty for all. */
    clauseQuery: '',
    draft: null as EventDraft | null,
  });

/** A list with or without one of its items. */
export const toggle = (list: readonly string[], one: string): readonly string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

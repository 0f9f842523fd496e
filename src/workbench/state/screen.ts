import { createStore } from './create-store';

/** An event for an actor, before it is sent: the actor's name, the event's type, and its payload as JSON. */
export type EventDraft = { actor: string; event: string; payload: string };

/** What is unfolded, narrowed and typed, so that it stays while other panels are open. */
export const createScreen = () =>
  createStore({
    /** The runs of repeats that are listed one by one, each named after its source and first step. */
    unfolded: [] as readonly string[],
    /** What is looked for among the clauses; empty for all. */
    clauseQuery: '',
    draft: null as EventDraft | null,
  });

/** A list with or without one of its items. */
export const toggle = (list: readonly string[], one: string): readonly string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

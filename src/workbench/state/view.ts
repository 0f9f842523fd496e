import type { LoadedTrace } from '../recorder/read-trace';
import { createStore } from './store';

/** The panels below the chart, in their order. */
export const panels = ['trace', 'clauses', 'coverage', 'actors', 'events'] as const;
export type Panel = (typeof panels)[number];

export type View = {
  machine: string;
  /** The selected actor; empty for the most recently active one of the machine. */
  actor: string;
  /** The index of the step that is held; null for the newest. */
  at: number | null;
  /** The id of the selected state or transition; empty for none. */
  selected: string;
  filter: string;
  /** The id of the clause that a link points to; empty for none. */
  clause: string;
  panel: Panel;
  /** Whether the selection follows the actor that acts, until something is chosen. */
  isFollowing: boolean;
  /** A trace from a file, which stays available until another is loaded. */
  loaded: LoadedTrace | null;
  /** Whether the live app is shown, not that trace. */
  isLive: boolean;
};

/** A view from a URL; what it omits keeps its value, but for the step. */
export type Link = Partial<Omit<View, 'isFollowing' | 'loaded' | 'isLive'>>;

type Acting = { machine: string; actor: string };

/** Whether a view is of the actor that has acted. */
export const isOf = ({ machine, actor }: View, acting: Acting) =>
  acting.machine === machine && (!actor || acting.actor === actor);

/** The trace that is shown; undefined for the app. */
export const shownTrace = ({ loaded, isLive }: View) =>
  isLive ? undefined : (loaded ?? undefined);

/** What the workbench shows. */
export function createView(machine: string) {
  const store = createStore<View>({
    machine,
    actor: '',
    at: null,
    selected: '',
    filter: '',
    clause: '',
    panel: 'trace',
    isFollowing: true,
    loaded: null,
    isLive: true,
  });
  const { get, update } = store;
  return {
    ...store,
    chooseMachine: (machine: string) =>
      update({ machine, actor: '', selected: '', isFollowing: false }),
    chooseActor: ({ machine, actor }: Acting) =>
      update({ machine, actor, selected: '', isFollowing: false }),
    /** Selects what has acted, if that is followed. */
    follow({ machine, actor }: Acting) {
      if (get().isFollowing) update({ machine, actor, selected: '' });
    },
    /** What acts is shown at its newest step. */
    toggleFollowing: () =>
      update(get().isFollowing ? { isFollowing: false } : { isFollowing: true, at: null }),
    chooseStep: (at: number, { machine, actor }: Acting) =>
      update({ at, machine, actor, selected: '', isFollowing: false }),
    releaseStep: () => update({ at: null }),
    /** Shows a trace from a file: its last actor, unless it has the chosen machine. */
    showTrace(loaded: LoadedTrace) {
      const { isFollowing, machine } = get();
      const last = loaded.steps.at(-1);
      const isThere = !isFollowing && loaded.steps.some((step) => step.machine === machine);
      const chosen = last && !isThere && { machine: last.machine, actor: last.actor, selected: '' };
      update({ loaded, isLive: false, ...chosen });
    },
    /** Selects a part of the chart, or deselects it. */
    choosePart: (id: string) =>
      update({ selected: id === get().selected ? '' : id, isFollowing: false }),
    openLink(link: Link) {
      const { machine, actor, selected, at = null } = link;
      update({ ...link, at, isFollowing: at === null && !machine && !actor && !selected });
    },
  };
}

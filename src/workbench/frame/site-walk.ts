import type { MachineWalk, PathStep, SampleEvent } from 'statechart-workbench';
import type { AnyActorRef, StateValue } from 'xstate';
import type { PageAction } from './page-action';

type Actions = readonly PageAction[];

/** The actions for an event, which can depend on its payload and the state. */
export type EventActions = Actions | ((event: SampleEvent, from: StateValue) => Actions);

/**
 * Where a machine runs on the site, and how a visitor causes its events: for the walks of the
 * workbench and of the tests. Its events are the samples beside its table, unless it has its own.
 */
export type SiteWalk = Partial<MachineWalk> & {
  /** The page to open; with `isEverywhere`, any open page will do. */
  path: string;
  isEverywhere?: true;
  /** Required viewport width in px; defaults to the width of the frame. */
  width?: number;
  /** Selects the actor that the controls belong to; any by default. */
  isOne?: (actor: AnyActorRef) => boolean;
  /** Visitor actions by event type. Unlisted events happen on their own. */
  actions: Readonly<Record<string, EventActions>>;
};

/** What a visitor does to cause a step's event. */
export function actionsOf(
  { actions }: SiteWalk,
  { event, from }: Pick<PathStep, 'event' | 'from'>,
): Actions | undefined {
  const found = actions[event.type];
  return typeof found === 'function' ? found(event as SampleEvent, from) : found;
}

import type { Driver } from '@workbench/walk/driver';
import type { MachineWalk, PathStep, SampleEvent } from '@workbench/walk/find-path';
import type { AnyActorRef, StateValue } from 'xstate';
import { withBase, withoutBase } from '@/lib/base-path';
import { fitFrame } from './fit-frame';
import { createFocusKeeper } from './focus-keeper';
import { describeAction, type PageAction } from './page-action';
import { performAction } from './perform-action';
import type { Stage } from './visit';

type Actions = readonly PageAction[];

/** The actions for an event, which can depend on its payload and the state. */
export type EventActions = Actions | ((event: SampleEvent, from: StateValue) => Actions);

/** How to walk a machine on the site. */
export type SiteWalk = MachineWalk & {
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

/** Page load timeout in ms. */
const timeout = 15_000;

const actionsOf = ({ actions }: SiteWalk, { event, from }: PathStep): Actions | undefined => {
  const found = actions[event.type];
  return typeof found === 'function' ? found(event as SampleEvent, from) : found;
};

/** A driver that operates the site's own controls in an iframe. `walks` by machine id. */
export function driveFrame(
  walks: Readonly<Record<string, SiteWalk>>,
  frame: () => HTMLIFrameElement | null,
): Driver {
  const walkOf = (machine: string) => {
    const walk = walks[machine];
    if (!walk) throw new Error(`No walk is defined for ${machine}.`);
    return walk;
  };
  const page = () => {
    const found = frame()?.contentDocument;
    if (!found) throw new Error('The site frame is empty.');
    return found;
  };
  const isReady = () => page().defaultView?.performance.getEntriesByName('hydrated').length !== 0;
  const ready = async (signal: AbortSignal) => {
    const end = performance.now() + timeout;
    while (!isReady()) {
      signal.throwIfAborted();
      if (performance.now() > end) throw new Error('The page did not hydrate.');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const stage: Stage = { page, ready };
  const present = ({ width }: SiteWalk) => {
    const element = frame();
    if (element) fitFrame(element, width);
  };

  const focus = createFocusKeeper();

  return {
    walks,
    describeStart: (machine) => `Open ${walkOf(machine).path}`,
    describe: (machine, step) => actionsOf(walkOf(machine), step)?.map(describeAction).join(', '),
    isAvailable: (machine, actor) => {
      const walk = walkOf(machine);
      const view = frame()?.contentWindow as (Window & typeof globalThis) | null | undefined;
      // Actors of a previous document belong to another realm.
      if (!view || !(actor instanceof view.Object)) return false;
      if (walk.isOne && !walk.isOne(actor)) return false;
      return walk.isEverywhere || withoutBase(view.location.pathname) === walk.path;
    },
    open: async (machine, signal) => {
      const walk = walkOf(machine);
      const element = frame();
      if (!element?.contentWindow) throw new Error('The site frame is missing.');
      present(walk);
      const late = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
      await new Promise<void>((resolve, reject) => {
        element.addEventListener('load', () => resolve(), { once: true, signal: late });
        late.addEventListener('abort', () => reject(new Error(`${walk.path} did not open.`)));
        element.contentWindow?.location.replace(withBase(walk.path));
      });
      await ready(signal);
    },
    perform: async (machine, step, actor, signal) => {
      const walk = walkOf(machine);
      present(walk);
      focus.note(frame());
      const actions = actionsOf(walk, step) ?? [];
      for (const action of actions) {
        await performAction(action, stage, { actor, event: step.event }, signal);
      }
      if (!actions.some((action) => 'focus' in action)) focus.keep(page());
    },
  };
}

import type { Driver } from '@workbench/walk/driver';
import type { MachineWalk, PathStep, SampleEvent } from '@workbench/walk/find-path';
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { withBase, withoutBase } from '@/lib/base-path';
import { type Act, actWords } from './act';
import { doAct } from './do-act';
import { fitFrame } from './fit-frame';
import { createFocusKeeper } from './focus-keeper';
import type { Stage } from './visit';

type Acts = readonly Act[];

/** What is done about an event, which may depend on what it carries and on the state. */
export type Deed = Acts | ((event: SampleEvent, from: StateValue) => Acts);

/** How one machine is walked on the site. */
export type SiteWalk = MachineWalk & {
  /** The page where it runs; with `isEverywhere`, any page does once the site is open. */
  path: string;
  isEverywhere?: true;
  /** px that the page must be wide; as the frame is, unless told. */
  width?: number;
  /** Which of the actors on the page the controls belong to; any, unless told. */
  isOne?: (snapshot: AnyMachineSnapshot) => boolean;
  /** By event type: what a visitor does. An event that is not listed comes by itself. */
  acts: Readonly<Record<string, Deed>>;
};

/** ms that a page may take to open. */
const patience = 15_000;

const actsOf = ({ acts }: SiteWalk, { event, from }: PathStep): Acts | undefined => {
  const deed = acts[event.type];
  return typeof deed === 'function' ? deed(event as SampleEvent, from) : deed;
};

/** Drives the site in a frame by its own controls, as a table of walks by machine id tells. */
export function driveFrame(
  walks: Readonly<Record<string, SiteWalk>>,
  frame: () => HTMLIFrameElement | null,
): Driver {
  const walkOf = (machine: string) => {
    const walk = walks[machine];
    if (!walk) throw new Error(`Nobody has told how to walk ${machine}.`);
    return walk;
  };
  const page = () => {
    const found = frame()?.contentDocument;
    if (!found) throw new Error('The frame shows no page of the site.');
    return found;
  };
  const isReady = () => page().defaultView?.performance.getEntriesByName('hydrated').length !== 0;
  const ready = async (signal: AbortSignal) => {
    const end = performance.now() + patience;
    while (!isReady()) {
      signal.throwIfAborted();
      if (performance.now() > end) throw new Error('The page does not answer to script.');
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
    tellStart: (machine) => `Open ${walkOf(machine).path}`,
    tell: (machine, step) => actsOf(walkOf(machine), step)?.map(actWords).join(', '),
    isAtHand: (machine, actor) => {
      const walk = walkOf(machine);
      const view = frame()?.contentWindow as (Window & typeof globalThis) | null | undefined;
      // Actors of an earlier document have other classes.
      if (!view || !(actor instanceof view.Object)) return false;
      if (walk.isOne && !walk.isOne(actor.getSnapshot())) return false;
      return walk.isEverywhere || withoutBase(view.location.pathname) === walk.path;
    },
    open: async (machine, signal) => {
      const walk = walkOf(machine);
      const element = frame();
      if (!element?.contentWindow) throw new Error('There is no frame to open the site in.');
      present(walk);
      const late = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
      await new Promise<void>((resolve, reject) => {
        element.addEventListener('load', () => resolve(), { once: true, signal: late });
        late.addEventListener('abort', () => reject(new Error(`${walk.path} does not open.`)));
        element.contentWindow?.location.replace(withBase(walk.path));
      });
      await ready(signal);
    },
    perform: async (machine, step, actor, signal) => {
      const walk = walkOf(machine);
      present(walk);
      focus.note(frame());
      const acts = actsOf(walk, step) ?? [];
      for (const act of acts) {
        await doAct(act, stage, { actor, event: step.event }, signal);
      }
      if (!acts.some((act) => 'focus' in act)) focus.keep(page());
    },
  };
}

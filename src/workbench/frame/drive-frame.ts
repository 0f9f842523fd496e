import type { Driver, MachineWalk } from 'statechart-workbench';
import { withBase, withoutBase } from '@/lib/base-path';
import { fitFrame } from './fit-frame';
import { createFocusKeeper } from './focus-keeper';
import { describeAction } from './page-action';
import { performAction } from './perform-action';
import { actionsOf, type SiteWalk } from './site-walk';
import { isHydrated, until } from './until';
import type { Stage } from './visit';

/** Page load timeout in ms. */
const timeout = 15_000;

/** A driver that operates the site's own controls in an iframe. `walks` by machine id. */
export function driveFrame(
  walks: Readonly<Record<string, SiteWalk & MachineWalk>>,
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
  const ready = async (signal: AbortSignal) => {
    const isReady = () => isHydrated(page().defaultView);
    await until(isReady, { timeout, signal, late: () => 'The page did not hydrate.' });
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

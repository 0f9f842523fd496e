import type { AnyStateMachine } from 'xstate';
import { own } from './model/own';
import type { TraceMark } from './model/trace';
import type { Session } from './recorder/session';
import type { createView } from './state/view';

type Parts = {
  view: ReturnType<typeof createView>;
  app: Session;
  machines: Readonly<Record<string, AnyStateMachine>>;
};

/**
 * When an actor runs another chart of the machine that is shown, as after an edit, shows that one, unless
 * an actor still runs the one that is shown, or a step is held.
 */
export function followCharts({ view, app, machines }: Parts): void {
  let seen: TraceMark | undefined;
  app.subscribe(() => {
    const steps = app.steps();
    const last = app.trace.marks?.findLast(({ kind }) => kind === 'chart');
    if (!last?.machine || last === seen || steps.length <= last.at) return;
    seen = last;
    const { machine: shown, at } = view.get();
    if (at !== null || own(machines, shown)?.id !== own(machines, last.machine)?.id) return;
    const isRunning = steps.some(
      ({ machine, actor }) => machine === shown && app.findActor(actor) !== undefined,
    );
    if (!isRunning) view.update({ machine: last.machine, actor: '', selected: '' });
  });
}

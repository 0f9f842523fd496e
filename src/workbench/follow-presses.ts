import type { AnyStateMachine, InspectionEvent } from 'xstate';
import type { TraceStep } from './model/trace';
import { isSame, own } from './model/values';
import type { Session } from './recorder/session';
import { type createView, shownTrace } from './state/view';

type Parts = {
  view: ReturnType<typeof createView>;
  app: Session;
  /** The machines that can be shown, by id. */
  machines: Readonly<Record<string, AnyStateMachine>>;
};

/** The DOM events of a press of a pointer or key, or of what it does to a control or a dialog. */
const presses =
  /^(pointer(down|up)|mouse(down|up)|touch(start|end)|(dbl)?click|key(down|up)|(before)?input|change|submit|cancel|close)$/;

/** Whether a DOM event is of a press: on an element, not on a media query or a connection. */
const isPress = ({ type, target }: Event) =>
  presses.test(type) && (target as Partial<Node> | null)?.nodeType === 1;

/** Whether a step is an event of the app, not of XState. */
const isSent = ({ event, from }: TraceStep) => from !== null && !event.type.startsWith('xstate.');

const isEffective = ({ from, to, changed, actions }: TraceStep) =>
  !isSame(from, to) || Object.keys(changed).length > 0 || actions.length > 0;

/** The longest that a press takes, in ms, which is several DOM events. */
const longest = 300;

/**
 * Records the app and reports which actor acts: the first on which a press has an effect while the app
 * handles it, or if there is none, the first that ignores it. So nothing else is followed, such as
 * scrolling, timers, hovering, and what a press causes later. `eventNow` is the DOM event that the app is
 * handling, if any.
 */
export function followPresses(
  { view, app, machines }: Parts,
  eventNow: () => Event | undefined,
): (report: InspectionEvent) => void {
  let followed: Event | undefined;
  let followedAt = Number.NEGATIVE_INFINITY;
  let ignored: Event | undefined;
  return (report) => {
    const before = app.trace.steps.at(-1);
    app.watch(report);
    const step = app.trace.steps.at(-1);
    if (!step || step === before || !isSent(step) || !own(machines, step.machine)) return;
    const press = eventNow();
    if (!press || press === followed || !isPress(press)) return;
    if (shownTrace(view.get())) return;
    const now = performance.now();
    if (isEffective(step)) {
      followed = press;
      followedAt = now;
      // The app first finishes what the press does.
      queueMicrotask(() => view.follow(step));
    } else if (press !== ignored) {
      ignored = press;
      setTimeout(() => {
        const hasActed = followedAt > now - longest;
        if (!hasActed && !shownTrace(view.get())) view.follow(step);
      }, longest);
    }
  };
}

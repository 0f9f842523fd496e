import type { AnyActorRef, EventObject } from 'xstate';
import { findControl, findVisible } from './find-control';
import { fill, point, press, pressKey, showInFrame } from './gestures';
import type { Control, PageAction } from './page-action';
import { type Stage, visit } from './visit';

/** Performs one action on the page. Rejects with a user-readable error. */
export async function performAction(
  action: PageAction,
  stage: Stage,
  { actor, event }: { actor: AnyActorRef; event: EventObject },
  signal: AbortSignal,
): Promise<void> {
  const { page } = stage;
  const find = async (control: Control) => {
    const element = await findControl(page, control, signal);
    showInFrame(element);
    return element;
  };
  if ('press' in action) {
    if (action.ifShown && !findVisible(page(), action.press)) return;
    return press(await find(action.press));
  }
  if ('fill' in action) return fill(await find(action.fill), action.text);
  if ('key' in action) {
    return pressKey(
      action.at ? await find(action.at) : (page().activeElement ?? page().body),
      action.key,
    );
  }
  if ('point' in action) return point(await find(action.point), true);
  if ('pointAway' in action) return point(await find(action.pointAway), false);
  if ('focus' in action) return (await find(action.focus)).focus({ preventScroll: true });
  if ('goTo' in action) {
    const { history } = page().defaultView ?? {};
    return history?.go(action.goTo - (history.state?.index ?? 0));
  }
  if ('send' in action) return actor.send(event);
  if ('visit' in action) return visit(action.visit, stage, signal);
  if (typeof action.scroll === 'number') {
    return page().defaultView?.scrollTo({ top: action.scroll, behavior: 'instant' });
  }
  (await find(action.scroll)).scrollIntoView({ block: 'center', behavior: 'instant' });
}

import type { AnyActorRef, EventObject } from 'xstate';
import type { Act, Control } from './act';
import { findControl, findNow } from './find-control';
import { fill, point, press, pressKey, showInFrame } from './gestures';
import { type Stage, visit } from './visit';

/** Makes one act happen on the page. Rejects with an error for the reader's eyes if it can't. */
export async function doAct(
  act: Act,
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
  if ('press' in act) {
    if (act.ifShown && !findNow(page(), act.press)) return;
    return press(await find(act.press));
  }
  if ('fill' in act) return fill(await find(act.fill), act.text);
  if ('key' in act) {
    return pressKey(act.at ? await find(act.at) : (page().activeElement ?? page().body), act.key);
  }
  if ('point' in act) return point(await find(act.point), true);
  if ('pointAway' in act) return point(await find(act.pointAway), false);
  if ('focus' in act) return (await find(act.focus)).focus({ preventScroll: true });
  if ('goTo' in act) {
    const { history } = page().defaultView ?? {};
    return history?.go(act.goTo - (history.state?.index ?? 0));
  }
  if ('send' in act) return actor.send(event);
  if ('visit' in act) return visit(act.visit, stage, signal);
  if (typeof act.scroll === 'number') {
    return page().defaultView?.scrollTo({ top: act.scroll, behavior: 'instant' });
  }
  (await find(act.scroll)).scrollIntoView({ block: 'center', behavior: 'instant' });
}

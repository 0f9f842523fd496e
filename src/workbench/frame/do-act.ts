import type { AnyActorRef, EventObject } from 'xstate';
import { withoutBase } from '@/lib/base-path';
import { type Act, type Control, link } from './act';
import { findControl, findNow } from './find-control';

/** The page in the frame, which another one may take the place of. */
export type Stage = {
  /** The frame's document; throws where there is none. */
  page: () => Document;
  /** Resolves when the page answers to script. */
  ready: (signal: AbortSignal) => Promise<void>;
};

const viewOf = (element: Element) =>
  element.ownerDocument.defaultView as Window & typeof globalThis;

/** A press by mouse. The focus stays where it is, so that it does not leave the workbench. */
function press(element: HTMLElement) {
  const { PointerEvent, MouseEvent } = viewOf(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  const init = {
    bubbles: true,
    cancelable: true,
    composed: true,
    clientX: left + Math.min(width / 2, 20),
    clientY: top + height / 2,
    pointerType: 'mouse',
    isPrimary: true,
  };
  element.dispatchEvent(new PointerEvent('pointerdown', init));
  element.dispatchEvent(new MouseEvent('mousedown', init));
  element.dispatchEvent(new PointerEvent('pointerup', init));
  element.dispatchEvent(new MouseEvent('mouseup', init));
  element.click();
}

/** Types over what a field has, past React, which hears of it by the event. */
function fill(element: HTMLElement, text: string) {
  const { HTMLInputElement, Event } = viewOf(element);
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

function pressKey(element: Element, key: string) {
  const { KeyboardEvent } = viewOf(element);
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  element.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true }));
}

/** The mouse comes over an element, or leaves it for the page. */
function point(element: HTMLElement, isOver: boolean) {
  const { PointerEvent } = viewOf(element);
  element.dispatchEvent(
    new PointerEvent(isOver ? 'pointerover' : 'pointerout', {
      bubbles: true,
      pointerType: 'mouse',
    }),
  );
}

/** Makes one act happen on the page. Rejects with an error for the reader's eyes if it can't. */
export async function doAct(
  act: Act,
  { page, ready }: Stage,
  { actor, event }: { actor: AnyActorRef; event: EventObject },
  signal: AbortSignal,
): Promise<void> {
  const find = (control: Control) => findControl(page, control, signal);
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
  if ('visit' in act) {
    if (withoutBase(page().location.pathname) === act.visit) return ready(signal);
    press(await find(link(act.visit)));
    return whenAt(act.visit, page, signal);
  }
  if (typeof act.scroll === 'number') {
    return page().defaultView?.scrollTo({ top: act.scroll, behavior: 'instant' });
  }
  (await find(act.scroll)).scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Resolves when the page at an address shows. */
async function whenAt(path: string, page: () => Document, signal: AbortSignal) {
  const end = performance.now() + 5000;
  while (withoutBase(page().location.pathname) !== path) {
    signal.throwIfAborted();
    if (performance.now() > end) throw new Error(`The page ${path} did not show.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

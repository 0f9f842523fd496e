import { act, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { fromCallback } from 'xstate';
import { useActorRef } from '@/state/use-actor';
import { type CarouselActor, carouselOf, useAutoplay } from '@/state/use-autoplay';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const still = fromCallback(() => {});

/** A carousel of one link, which hands out its actor. */
function Carousel({ onActor }: { onActor: (actor: CarouselActor) => void }) {
  const container = useRef<HTMLDivElement>(null);
  const actor = useActorRef(carouselOf(container, still));
  const { holdHandlers } = useAutoplay(actor);
  useEffect(() => onActor(actor), [actor, onActor]);
  return (
    <div ref={container} {...holdHandlers}>
      <a href="/team">A member</a>
    </div>
  );
}

function render() {
  let actor: CarouselActor | undefined;
  const keep = (carousel: CarouselActor) => {
    actor = carousel;
  };
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  act(() => root.render(<Carousel onActor={keep} />));
  onTestFinished(() => {
    act(() => root.unmount());
    element.remove();
  });
  return {
    link: element.querySelector('a') as HTMLElement,
    stateOf: () => actor?.getSnapshot().value,
  };
}

test('focus holds a carousel until it has left, and so does the pointer (ST-CAROUSEL)', () => {
  const { link, stateOf } = render();
  const expectHolds = (focus: string, pointer: string) =>
    expect(stateOf(), 'ST-CAROUSEL').toMatchObject({ focus, pointer });
  const send = (type: string) =>
    act(() => void link.dispatchEvent(new Event(type, { bubbles: true })));
  act(() => link.focus());
  expectHolds('inside', 'away');
  send('pointerover');
  expectHolds('inside', 'over');
  act(() => link.blur());
  expectHolds('outside', 'over');
  send('pointerout');
  expectHolds('outside', 'away');
});

import { carouselMachine } from '@machines/carousel.machine';
import { slideShowMachine } from '@machines/slide-show.machine';
import { act, type ReactNode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, test, vi } from 'vitest';
import { createActor, type EventFromLogic, fromCallback } from 'xstate';
import { useOnMount } from '@/lib/hydration';
import { Reviews } from '@/sections/auth/reviews';
import { useActorRef } from '@/state/use-actor';
import { type CarouselActor, carouselOf, useAutoplay } from '@/state/use-autoplay';
import { useCombobox } from '@/state/use-combobox';
import { useCounter } from '@/state/use-counter';
import { DemoFormProvider, useFormCheck, useFormChoice } from '@/state/use-demo-form';
import { createVisit, lossesOf, VisitContext } from '@/state/visit';

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

function WithoutTarget() {
  useCounter(() => {});
  return <p>No figure</p>;
}

it('a counter whose target is missing fails silently (BIZ-5)', () => {
  const root = createRoot(document.createElement('div'));
  expect(() => act(() => root.render(<WithoutTarget />)), 'BIZ-5').not.toThrow();
  act(() => root.unmount());
});

const startVisit = () =>
  createVisit({ path: '/cart', place: { address: '/cart', index: 0 } }).start();

it('the site asks before it loses a filled cart, but not an empty one (ERR-3)', () => {
  const { system } = startVisit();
  expect(lossesOf(system), 'ERR-3').toEqual([]);
  const item = { id: 'course', name: 'A course', price: 402, qty: 1 };
  system.get('cart').send({ type: 'item.added', item });
  expect(lossesOf(system), 'ERR-3').toEqual(['your cart']);
});

/** What the site asks about after a form with this field was shown. */
function lossesWith(field: ReactNode): string[] {
  const visit = startVisit();
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <VisitContext value={visit}>
        <DemoFormProvider name="review">{field}</DemoFormProvider>
      </VisitContext>,
    ),
  );
  act(() => root.unmount());
  return lossesOf(visit.system);
}

/** Chooses a star on mount. */
function Starred() {
  const { onChoose } = useFormChoice('rating');
  return <button type="button" ref={(button) => void (button && onChoose('4'))} />;
}

/** Has a box that is checked already, as by a visitor before hydration. */
function Checked() {
  const { ref } = useFormCheck('newsletter');
  return (
    <input
      type="checkbox"
      ref={(box) => {
        if (box) box.checked = true;
        ref.current = box;
      }}
    />
  );
}

/** Chooses a country on mount. */
function Placed({ country }: { country: string }) {
  const input = { options: ['Canada', 'United States'], aliases: {}, value: 'United States' };
  const { open, choose } = useCombobox('country', input);
  useOnMount(() => {
    open();
    choose(country);
  });
  return null;
}

it('the site asks before it loses a form that holds something (ERR-3)', () => {
  expect(lossesWith(null), 'ERR-3').toEqual([]);
  expect(lossesWith(<Starred />), 'ERR-3: a star').toEqual(['the forms you filled in']);
  expect(lossesWith(<Checked />), 'ERR-3: a box').toEqual(['the forms you filled in']);
  const placed = lossesWith(<Placed country="Canada" />);
  expect(placed, 'ERR-3: a country').toEqual(['the forms you filled in']);
  const initial = lossesWith(<Placed country="United States" />);
  expect(initial, 'ERR-3: the initial country').toEqual([]);
});

it('the site asks before it loses an email that was typed for the newsletter (ERR-3)', () => {
  const { system } = startVisit();
  const typeEmail = (email: string) =>
    system.get('newsletter').send({ type: 'email.typed', email });
  typeEmail('ann@example.com');
  expect(lossesOf(system), 'ERR-3').toEqual(['the forms you filled in']);
  typeEmail('');
  expect(lossesOf(system), 'ERR-3').toEqual([]);
});

const startSlideShow = vi.hoisted(() => vi.fn(() => ({ show: () => {}, destroy: () => {} })));

vi.mock('@/effects/slide-show', () => ({ startSlideShow }));

const actors = { hold: carouselMachine };

/** A show whose carousel has received these events. */
function snapshotAfter(events: EventFromLogic<typeof carouselMachine>[]) {
  const show = createActor(slideShowMachine.provide({ actors }), { input: { count: 8 } }).start();
  for (const event of events) show.system.get('carousel').send(event);
  return JSON.parse(JSON.stringify(show.getPersistedSnapshot()));
}

test.each([
  ['in view', [{ type: 'view.entered' as const }]],
  ['with its slides', [{ type: 'view.entered' as const }, { type: 'slides.started' as const }]],
])('a slide show that is restored %s has slides (AUTH-1, ST-CAROUSEL)', async (_, events) => {
  startSlideShow.mockClear();
  const snapshot = snapshotAfter(events);
  globalThis.snapshotStatechart = (id: string) => (id === 'slideShow' ? snapshot : undefined);
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => {
    globalThis.snapshotStatechart = undefined;
    act(() => root.unmount());
  });
  await act(async () => root.render(<Reviews />));
  await vi.waitFor(() => expect(startSlideShow, 'AUTH-1 on /login').toHaveBeenCalledTimes(1));
});

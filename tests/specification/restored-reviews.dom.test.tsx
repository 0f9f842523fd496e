import { carouselMachine } from '@machines/carousel.machine';
import { slideShowMachine } from '@machines/slide-show.machine';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor, type EventFromLogic } from 'xstate';
import { Reviews } from '@/sections/auth/reviews';

const startSlideShow = vi.hoisted(() => vi.fn(() => ({ show: () => {}, destroy: () => {} })));
vi.mock('@/effects/slide-show', () => ({ startSlideShow }));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

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

import { carouselMachine } from '@machines/carousel.machine';
import { counterMachine } from '@machines/counter.machine';
import { slideShowMachine } from '@machines/slide-show.machine';
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { auth } from '@/content/auth';
import { firm } from '@/content/firm';
import { testimonials } from '@/content/testimonials';
import { allHydrated, hydrated } from '../../support/open-site';
import { button, walkOnSite } from '../../support/walk-on-site';
import { travel } from '../travel';

const rest = 'xstate.after.slideDuration.slideShow.running' as const;

walkOnSite(slideShowMachine, {
  reports: ['slide.shown'],
  visit: { path: '/login' },
  prepare: async (page) => {
    await page.locator('.carousel-single.swiper-initialized').waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  },
  perform: {
    'show.held': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
    'show.released': (page) => page.emulateMedia({ reducedMotion: 'no-preference' }),
    // By script, because hovering or focusing a button would pause the show.
    'next.pressed': (page) => button(page, auth.reviews.next).dispatchEvent('click'),
    'previous.pressed': (page) => button(page, auth.reviews.previous).dispatchEvent('click'),
    'slide.shown': async (page, { index }) => {
      await page.locator('.carousel-single').evaluate((viewport, to) => {
        type Slides = { swiper: { slideToLoop(to: number, speed: number): void } };
        (viewport as unknown as Slides).swiper.slideToLoop(to, 0);
      }, index);
      // Swiper moves in the next frame.
      await page.clock.runFor(50);
    },
    [rest]: (page) => page.clock.runFor(3000),
  },
  shows: async (page, snapshot) => {
    const place = page.locator('p[aria-live]', { hasText: `of ${testimonials.length}` });
    await expect
      .poll(() => place.innerText())
      .toContain(`${snapshot.context.index + 1} of ${testimonials.length}`);
    const live = snapshot.matches('running') ? 'off' : 'polite';
    await expect.poll(() => place.getAttribute('aria-live')).toBe(live);
  },
});

const figure = `[aria-label="${firm.name} in figures"] p`;

const counted = 'xstate.after.duration.counter.counting' as const;

walkOnSite(counterMachine, {
  visit: { path: '/', reducedMotion: 'no-preference' },
  prepare: async (page) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  },
  perform: {
    'view.entered': (page) => page.locator(figure).first().scrollIntoViewIfNeeded(),
    'motion.reduced': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
    [counted]: async (page) => {
      await page.clock.runFor(1250);
      expect(await shareShown(page)).toBeCloseTo(0.5, 1);
      await page.clock.runFor(1250);
    },
  },
  shows: (page, snapshot) =>
    expect.poll(() => shareShown(page)).toBeCloseTo(snapshot.matches('counting') ? 0 : 1, 2),
});

/** Where the count starts, as a part of its target. */
const start = 0.9;

/** How much of the count of a large figure is shown, from 0 to 1. */
async function shareShown(page: Page) {
  const parts = page.locator(figure).nth(1).locator('> span > span');
  const [target, , shown] = await parts.allInnerTexts();
  return (figureOf(shown) / figureOf(target) - start) / (1 - start);
}

const figureOf = (text = '') => Number(text.replace(/\D/g, ''));

/** The pending request for Swiper's code on each page. */
const swiperFor = new WeakMap<Page, Route>();
const row = '.carousel-testimonials';

walkOnSite(carouselMachine, {
  visit: { path: '/', reducedMotion: 'no-preference' },
  // Reload, because the logos have loaded Swiper.
  prepare: async (page) => {
    await page.route('**/carousel-*.js', (route) => void swiperFor.set(page, route));
    await page.reload();
    await hydrated(page);
    await allHydrated(page);
  },
  perform: {
    'slides.started': async (page) => {
      await expect.poll(() => swiperFor.has(page)).toBe(true);
      await swiperFor.get(page)?.continue();
    },
    'view.entered': async (page) => {
      await page.locator(row).first().scrollIntoViewIfNeeded();
      await page.mouse.move(2, 2);
    },
    'view.left': (page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' })),
    // By script, because a click would move the mouse and focus.
    'pause.pressed': (page) => button(page, 'Pause testimonials').dispatchEvent('click'),
    'play.pressed': (page) => button(page, 'Play testimonials').dispatchEvent('click'),
    'pointer.entered': (page) => page.locator(row).first().hover(),
    'pointer.left': (page) => page.mouse.move(2, 2),
    'focus.entered': (page) => page.locator(row).first().focus(),
    'focus.left': (page) =>
      page.locator('#main').evaluate((main) => main.focus({ preventScroll: true })),
    'motion.reduced': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
    'motion.allowed': (page) => page.emulateMedia({ reducedMotion: 'no-preference' }),
  },
  shows: async (page, snapshot) => {
    const isPaused = snapshot.matches({ control: 'paused' });
    const toggle = page.locator('button[aria-label$=" testimonials"]');
    await expect
      .poll(() => toggle.getAttribute('aria-label'))
      .toBe(isPaused ? 'Play testimonials' : 'Pause testimonials');
    const isReady = snapshot.matches({ slides: 'ready' });
    const isAvailable = isReady && !snapshot.matches({ motion: 'reduced' });
    await expect.poll(() => toggle.isVisible()).toBe(isAvailable);
    const track = page.locator(`${row} .carousel-track`).first();
    const isMoving = async () => (await travel(track))[0] !== 0;
    await expect.poll(isMoving).toBe(isReady && !snapshot.hasTag('held'));
  },
});

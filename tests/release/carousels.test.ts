import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { auth } from '@/content/auth';
import { testimonials } from '@/content/testimonials';
import { fewFrames } from '../support/browsing';
import { holdRequests } from '../support/hold-requests';
import { allHydrated, openSite } from '../support/open-site';

const visit = openSite({ reducedMotion: 'no-preference' });
const rows = (page: Page) => page.locator('.carousel-testimonials .carousel-track');

/** How far each row of slides moves in twelve frames, in px. */
const travel = (tracks: Locator) =>
  tracks.evaluateAll(async (all) => {
    const offsets = () => all.map((one) => new DOMMatrix(getComputedStyle(one).transform).m41);
    const before = offsets();
    for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
    return offsets().map((offset, index) => offset - (before[index] ?? 0));
  });

async function visitTestimonials(page: Page) {
  await page.locator('.carousel-testimonials').first().scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  await page.locator('.carousel-testimonials.swiper-initialized').first().waitFor();
}

const isStill = (moves: number[]) => moves.every((move) => Math.abs(move) < 0.5);

describe('the testimonials (HOME-10, ST-CAROUSEL, BIZ-10)', () => {
  it('autoplay, the second row in the opposite direction', async () => {
    const page = await visit();
    await visitTestimonials(page);
    await expect.poll(async () => (await travel(rows(page))).map(Math.sign)).toEqual([-1, 1]);
  });

  it.each([768, 1280])('show no quote twice in one view at %i px (BIZ-10)', async (width) => {
    const page = await visit({ width });
    await visitTestimonials(page);
    await expect.poll(async () => isStill(await travel(rows(page)))).toBe(false);
    // At the beginning of a slide, in its middle, and when the next one has come.
    for (const part of [0.05, 0.5, 0.95]) {
      const inView = await page.evaluate((part) => {
        for (const track of document.querySelectorAll('.carousel-testimonials .carousel-track')) {
          for (const animation of track.getAnimations()) {
            animation.pause();
            animation.currentTime = part * Number(animation.effect?.getComputedTiming().duration);
          }
        }
        const slides = document.querySelectorAll('.carousel-testimonials .carousel-slide');
        return [...slides].flatMap((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return right > 0 && left < innerWidth
            ? [slide.querySelector('blockquote')?.innerText]
            : [];
        });
      }, part);
      const place = `BIZ-10 on / at ${width} px, ${part} of a slide`;
      expect(inView.length, place).toBeGreaterThan(3);
      expect(new Set(inView).size, place).toBe(inView.length);
    }
  });

  it('keep the margins of the page on a phone (BIZ-10)', async () => {
    const page = await visit({ width: 390 });
    await visitTestimonials(page);
    const row = page.locator('.carousel-testimonials').first();
    const card = await row.locator('.swiper-slide-active').boundingBox();
    expect([card?.x, card?.width], 'BIZ-10 on / at 390 px').toEqual([20, 350]);
  });

  it('stop immediately on hover and on focus, and go on afterwards', async () => {
    const page = await visit();
    await visitTestimonials(page);
    await expect.poll(async () => isStill(await travel(rows(page)))).toBe(false);
    const row = page.locator('.carousel-testimonials').first();
    await row.hover();
    expect(isStill(await travel(rows(page)))).toBe(true);
    await page.mouse.move(2, 2);
    await expect.poll(async () => isStill(await travel(rows(page)))).toBe(false);
    await row.focus();
    expect(isStill(await travel(rows(page)))).toBe(true);
    await row.blur();
    await expect.poll(async () => isStill(await travel(rows(page)))).toBe(false);
  });

  it.each([
    ['ask for less motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
    // By script, because the pointer would hold them, too.
    [
      'pause them',
      (page: Page) =>
        page.getByRole('button', { name: 'Pause testimonials' }).dispatchEvent('click'),
    ],
  ])('stop for visitors who then %s (BIZ-8, ST-CAROUSEL)', async (_, stop) => {
    const page = await visit();
    await visitTestimonials(page);
    await expect.poll(async () => isStill(await travel(rows(page)))).toBe(false);
    await stop(page);
    const message = 'BIZ-8, ST-CAROUSEL on /';
    await expect.poll(async () => isStill(await travel(rows(page))), { message }).toBe(true);
  });

  it('hold still while they are off screen', async () => {
    const page = await visit();
    await visitTestimonials(page);
    await expect.poll(async () => isStill(await travel(rows(page)))).toBe(false);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(async () => isStill(await travel(rows(page)))).toBe(true);
  });

  it('loop under a drag, and snap to a slide soon after it (ST-CAROUSEL)', async () => {
    const page = await visit();
    await visitTestimonials(page);
    const row = page.locator('.carousel-testimonials').first();
    await row.hover();
    const { x = 0, y = 0 } = (await row.boundingBox()) ?? {};
    await page.mouse.move(x + 300, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + 420, y + 60, { steps: 5 });
    const isCovered = await row.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + 24, top + 60);
      return hit?.closest('.carousel-slide') !== null;
    });
    expect(isCovered, 'ST-CAROUSEL on /: a slide before the first').toBe(true);
    await page.mouse.up();
    await expect.poll(async () => isStill(await travel(rows(page))), { timeout: 3000 }).toBe(true);
  });

  it('are a plain scrollable row under reduced motion', async () => {
    const page = await visit({ reducedMotion: 'reduce' });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.locator('.carousel-testimonials').first().scrollIntoViewIfNeeded();
    expect(isStill(await travel(rows(page)))).toBe(true);
    expect(requested.filter((url) => url.includes('/carousel-'))).toEqual([]);
    expect(await page.getByRole('button', { name: 'Pause testimonials' }).isVisible()).toBe(false);
  });

  it('load their pictures before they scroll into view', async () => {
    const page = await visit();
    const images = page.locator('.carousel-testimonials img');
    const loading = () =>
      images.evaluateAll((all) => [...new Set(all.map((image) => image.getAttribute('loading')))]);
    expect(await loading()).toEqual(['lazy']);
    await visitTestimonials(page);
    expect(await loading()).toEqual(['eager']);
    await expect
      .poll(() =>
        images.evaluateAll((all) =>
          (all as HTMLImageElement[]).every((one) => one.naturalWidth > 0),
        ),
      )
      .toBe(true);
  });

  it('do not load Swiper until they are near the viewport', async () => {
    const page = await visit({ height: 300 });
    await allHydrated(page);
    const fetched = () =>
      page.evaluate(() => {
        const all = performance.getEntriesByType('resource');
        return all.filter(({ name }) => name.includes('/carousel-')).length;
      });
    await page.waitForLoadState('networkidle');
    expect(await fetched()).toBe(0);
    await page.locator('.carousel-logos').scrollIntoViewIfNeeded();
    await expect.poll(fetched).toBe(1);
  });
});

it.each([
  ['the pointer', (reviews: Locator) => reviews.hover()],
  ['focus', (reviews: Locator) => reviews.focus()],
])('reviews hold for %s that was on them before hydration (ST-CAROUSEL)', async (_, reach) => {
  const page = await visit({ path: '/login' });
  const release = await holdRequests(page, '**/*.js');
  await page.reload({ waitUntil: 'commit' });
  await reach(page.locator('.carousel-single'));
  release();
  await page.locator('.carousel-single.swiper-initialized').waitFor();
  await fewFrames(page);
  const place = page.locator('[aria-roledescription=carousel] [aria-live]');
  expect(await place.getAttribute('aria-live'), 'ST-CAROUSEL on /login').toBe('polite');
});

it('a carousel shows the number of slides for its width (BIZ-9, BIZ-10)', async () => {
  const page = await visit({ reducedMotion: 'reduce' });
  const visible = (row: string) =>
    page
      .locator(row)
      .first()
      .evaluate((element) => {
        // Without the row's padding, which shows the next slide.
        const track = element.querySelector('.carousel-track') as HTMLElement;
        const slide = element.querySelector('.carousel-slide') as HTMLElement;
        const gap = Number.parseFloat(getComputedStyle(slide).marginRight);
        return Math.round((track.clientWidth + gap) / (slide.offsetWidth + gap));
      });
  const expected = [
    { width: 360, logos: 2, testimonials: 1 },
    { width: 480, logos: 3, testimonials: 1 },
    { width: 576, logos: 2, testimonials: 1 },
    { width: 674, logos: 2, testimonials: 2 },
    { width: 768, logos: 2, testimonials: 2 },
    { width: 992, logos: 3, testimonials: 2 },
    { width: 1050, logos: 3, testimonials: 3 },
    { width: 1200, logos: 4, testimonials: 3 },
    { width: 1400, logos: 4, testimonials: 4 },
  ];
  const found = [];
  for (const { width } of expected) {
    await page.setViewportSize({ width, height: 900 });
    const logos = await visible('.carousel-logos');
    found.push({ width, logos, testimonials: await visible('.carousel-testimonials') });
    const isShown = await page.locator('.carousel-testimonials').nth(1).isVisible();
    expect(isShown, `BIZ-10 on / at ${width} px: the reversed row is shown`).toBe(width >= 674);
  }
  expect(found, 'BIZ-9, BIZ-10 on /').toEqual(expected);
});

const visitAlone = openSite({ isIsolated: true, reducedMotion: 'no-preference' });
const count = testimonials.length;
const names = testimonials.map(({ name }) => name);

/** The name below the visible review. */
const shown = (page: Page) =>
  page.locator('.carousel-single').evaluate((viewport) => {
    const { left } = viewport.getBoundingClientRect();
    return [...viewport.querySelectorAll('.carousel-slide')]
      .filter((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2)
      .map((slide) => slide.querySelector('figcaption .font-semibold')?.textContent);
  });

const started = (page: Page) => page.locator('.carousel-single.swiper-initialized').waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

it('the slide matches its number when the buttons are pressed rapidly', async () => {
  const page = await visitAlone({ path: '/login' });
  await started(page);
  await press(page, 'Pause reviews');
  const pressTwice = (name: string) => page.getByRole('button', { name }).dblclick();
  await pressTwice(auth.reviews.next);
  await expect.poll(() => shown(page)).toEqual([names[2]]);
  expect(await page.getByText(`3 of ${count}`).isVisible()).toBe(true);
  await pressTwice(auth.reviews.previous);
  await expect.poll(() => shown(page)).toEqual([names[0]]);
  await pressTwice(auth.reviews.previous);
  await expect.poll(() => shown(page)).toEqual([names.at(-2)]);
  expect(await page.getByText(`${count - 1} of ${count}`).isVisible()).toBe(true);
});

it('the number follows slides that are dragged (AUTH-1, ST-CAROUSEL)', async () => {
  const page = await visitAlone({ path: '/login' });
  await started(page);
  await press(page, 'Pause reviews');
  await page.locator('.carousel-single').evaluate((viewport) => {
    type Slides = { swiper: { slideToLoop(to: number, speed: number): void } };
    (viewport as unknown as Slides).swiper.slideToLoop(3, 0);
  });
  const message = 'AUTH-1 on /login';
  const place = page.locator('[aria-roledescription=carousel] [aria-live]');
  await expect.poll(() => place.innerText(), { message }).toContain(`4 of ${count}`);
});

it('the reviews autoplay until they are paused', async () => {
  const page = await visitAlone({ path: '/register' });
  await started(page);
  expect(await shown(page)).toEqual([names[0]]);
  await expect.poll(() => shown(page), { timeout: 10_000 }).toEqual([names[1]]);
  await press(page, 'Pause reviews');
  const before = await page.getByText(new RegExp(`\\d of ${count}`)).innerText();
  await page.clock.install();
  await page.locator('h1').hover();
  await page.getByLabel(auth.register.labels.firstName).focus();
  await page.clock.runFor(10_000);
  expect(await page.getByText(new RegExp(`\\d of ${count}`)).innerText()).toBe(before);
});

it('the reviews play when Play is pressed, with the pointer and the focus on it (BIZ-8)', async () => {
  const page = await visitAlone({ path: '/login' });
  await started(page);
  await press(page, 'Pause reviews');
  await press(page, 'Play reviews');
  await expect.poll(() => shown(page), { timeout: 10_000 }).toEqual([names[1]]);
});

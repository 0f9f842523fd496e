import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { about } from '@/content/about';
import { appointment, interests } from '@/content/appointment';
import { summary } from '../support/disclosure';
import { holdRequests } from '../support/hold-requests';
import { allHydrated, openSite } from '../support/open-site';
import { itemAt, question } from '../support/sample';
import { takeEvents } from '../support/sent-events';

const visit = openSite({ isIsolated: true, recordsEvents: true });

/** The events that an act sends to a machine until the page has painted twice. */
async function eventsOf(page: Page, machine: string, act: () => Promise<unknown>) {
  await takeEvents(page);
  await act();
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );
  return (await takeEvents(page)).filter((one) => one.machine === machine).map(({ type }) => type);
}

type Act = readonly [name: string, act: (page: Page) => Promise<unknown>, ...events: string[]];

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();
const unfold = (name: string) => (page: Page) => summary(page, name).click();
const strike = (key: string) => (page: Page) => page.keyboard.press(key);
/** The corner of the screen, which no open dialog covers. */
const pressCorner = (page: Page) => page.mouse.click(3, 3);
/** A place that no submenu covers. */
const pressMargin = (page: Page) => page.mouse.click(3, 700);
const focusGroup = (page: Page) => summary(page.getByRole('banner'), 'Services').focus();

const openDrawer = ['open it', press('Open menu'), 'menu.opened'] as const;
const openFilm = ['open it', press(about.intro.video.label), 'video.opened'] as const;
const interest = (page: Page) =>
  page.getByRole('button', { name: appointment.form.labels.interest }).click();
const openList = ['open it', interest, 'list.opened'] as const;

const cases: [machine: string, path: string, width: number, acts: Act[]][] = [
  [
    'mobileMenu',
    '/faq',
    700,
    [
      openDrawer,
      ['open a submenu', unfold('Services'), 'submenu.toggled'],
      ['open another', unfold('Pages'), 'submenu.toggled'],
      ['close it', press('Close menu'), 'menu.closed'],
      openDrawer,
      ['Escape', strike('Escape'), 'menu.closed'],
      openDrawer,
      ['press beside it', pressCorner, 'menu.closed'],
      ['make the window wide', (page) => page.setViewportSize({ width: 1280, height: 900 })],
      ['make it narrow', (page) => page.setViewportSize({ width: 700, height: 900 })],
      openDrawer,
      ['make it wide', (page) => page.setViewportSize({ width: 1280, height: 900 }), 'menu.closed'],
    ],
  ],
  [
    'videoDialog',
    '/about',
    1280,
    [
      openFilm,
      ['close it', press('Close video'), 'video.closed'],
      openFilm,
      ['Escape', strike('Escape'), 'video.closed'],
      openFilm,
      ['press beside it', pressCorner, 'video.closed'],
    ],
  ],
  [
    'desktopMenu',
    '/faq',
    1280,
    [
      ['press elsewhere', pressMargin],
      ['Escape', strike('Escape')],
      ['Tab', strike('Tab')],
      ['reach a group', focusGroup],
      ['open it', strike('Enter'), 'group.pressed'],
      ['Tab into it', strike('Tab')],
      ['Escape', strike('Escape'), 'menu.dismissed'],
      ['open it', strike('Space'), 'group.pressed'],
      ['press elsewhere', pressMargin, 'menu.dismissed'],
      ['press again', pressMargin],
      ['reach the group', focusGroup],
      ['open it', strike('Enter'), 'group.pressed'],
      ['leave it', (page) => page.locator('#main').focus(), 'menu.dismissed'],
      ['point at it', (page) => summary(page, 'Shop').hover(), 'group.entered'],
      ['press it', unfold('Shop'), 'group.pressed'],
      ['point away', (page) => page.mouse.move(3, 700), 'group.left'],
      ['press there', pressMargin, 'menu.dismissed'],
      ['reach the group', focusGroup],
      ['open it', strike('Enter'), 'group.pressed'],
      ['Tab to a link', strike('Tab')],
      ['follow it', strike('Enter'), 'menu.dismissed'],
      [
        'follow another',
        (page) => page.getByRole('banner').getByRole('link', { name: 'About' }).press('Enter'),
      ],
    ],
  ],
  [
    'faq',
    '/faq',
    1280,
    [
      ['open another', unfold(question), 'item.toggled'],
      ['close it', unfold(question), 'item.toggled'],
      ['open it', unfold(question), 'item.toggled'],
      [
        'find a word in the first',
        (page) =>
          page
            .locator('main details')
            .first()
            .evaluate((one: HTMLDetailsElement) => {
              one.open = true;
            }),
        'item.toggled',
      ],
    ],
  ],
  [
    'select',
    '/appointment',
    1280,
    [
      openList,
      ['close it', interest, 'list.closed'],
      openList,
      ['Escape', strike('Escape'), 'list.closed'],
      openList,
      ['press beside it', pressCorner, 'list.closed'],
      openList,
      [
        'choose',
        (page) => page.getByRole('option', { name: itemAt(interests, 1) }).click(),
        'option.chosen',
      ],
    ],
  ],
];

it.concurrent.for(cases)(
  'each act sends %s one event, or none',
  async ([machine, path, width, acts], { onTestFinished, expect }) => {
    const page = await visit({ path, width }, onTestFinished);
    await allHydrated(page);
    for (const [name, act, ...events] of acts) {
      expect([name, ...(await eventsOf(page, machine, () => act(page)))]).toEqual([
        name,
        ...events,
      ]);
    }
  },
);

const early: [machine: string, path: string, acts: Act[]][] = [
  ['mobileMenu', '/faq', [openDrawer, ['open a submenu', unfold('Shop'), 'submenu.toggled']]],
  ['videoDialog', '/about', [openFilm]],
  ['faq', '/faq', [['open another', unfold(question), 'item.toggled']]],
  [
    'faq',
    '/faq',
    [['close the first', (page) => page.locator('main summary').first().click(), 'item.toggled']],
  ],
];

it.concurrent.for(early)(
  'what was opened before hydration is sent %s once: %s',
  async ([machine, path, acts], { onTestFinished, expect }) => {
    const page = await visit({ path: '/robots.txt', isStatic: true, width: 390 }, onTestFinished);
    const release = await holdRequests(page, '**/*.js');
    await page.goto(path);
    for (const [, act] of acts) await act(page);
    const sent = await eventsOf(page, machine, async () => {
      release();
      await allHydrated(page);
    });
    expect(sent).toEqual(acts.flatMap(([, , ...events]) => events));
  },
);

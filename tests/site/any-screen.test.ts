import { it } from 'vitest';
import { wideHeader } from '@/lib/wide-header';
import { isNightly, nightly } from '../support/nightly';
import { allHydrated, openSite } from '../support/open-site';
import { member, product } from '../support/sample';
import { fullPost, pathOfPost } from '../support/sample-posts';

const visit = openSite();

/** Pages, each with the clauses that name their parts; the layout's are checked on the first. */
const pages: readonly (readonly [path: string, clauses: string])[] = [
  ['/', 'HOME-1 to HOME-13, LAY-1 to LAY-6, BIZ-1, BIZ-10'],
  ['/about', 'ABOUT-1, RT-4, BIZ-10'],
  ['/services', 'SERV-1, RT-4'],
  ['/services/payroll-processing', 'SERV-1, RT-4, ST-DAYS-1'],
  ['/services/taxation-services', 'SERV-1, RT-4'],
  ['/appointment', 'APPT-1, RT-4, VAL-2'],
  ['/case-study', 'CASE-1, RT-4'],
  [member.path, 'TEAM-1, RT-4'],
  ['/team', 'TEAM-1, RT-4'],
  ['/shop', 'SHOP-1, RT-4'],
  [product.path, 'SHOP-2, RT-4, VAL-5, BIZ-12'],
  ['/cart', 'CART-1, RT-4'],
  ['/checkout', 'CHK-1 to CHK-3, RT-4, VAL-4'],
  ['/blog', 'BLOG-1, RT-4, BIZ-6'],
  [pathOfPost(fullPost), 'BLOG-2, RT-4'],
  ['/faq', 'FAQ-1, RT-4, BIZ-8'],
  ['/pricing', 'PRICE-1, RT-4, BIZ-1'],
  ['/contact', 'CONTACT-1, RT-4, VAL-3'],
  ['/terms-conditions', 'LEGAL-1, RT-4'],
  ['/register', 'AUTH-1'],
  ['/not-found', 'RT-6, ERR-1'],
];

/** Sizes of phones and tablets, upright and on their sides, and of windows between all breakpoints. */
const screens = [
  [1280, 900],
  [320, 640],
  [390, 844],
  [844, 390],
  [560, 900],
  [660, 900],
  [720, 1000],
  [800, 1100],
  [960, 700],
  [1100, 1300],
  [1180, 700],
  [1440, 900],
  [1600, 1000],
  [1920, 1080],
] as const;

const themes = ['light', 'dark'] as const;

it.concurrent.for(pages)(
  '%s has its parts, in order, on any screen, by touch, and in both themes (%s, ENT)',
  async ([path, clauses], { expect, onTestFinished }) => {
    /** What each screen shows, by its header: wide ones have another. */
    const seen: { where: string; shown: string[]; isWide: boolean }[] = [];
    const faults: string[] = [];
    const neverSeen: string[][] = [];
    for (const hasTouch of [false, true]) {
      const page = await visit({ path, ...(hasTouch ? { hasTouch } : {}) }, onTestFinished);
      await allHydrated(page);
      for (const [index, [width, height]] of screens.entries()) {
        // By day, each screen has one of the pairs of a theme with or without touch.
        const isToday = isNightly || (index % 2 === 1) === hasTouch;
        if (!isToday) continue;
        await page.setViewportSize({ width, height });
        for (const colorScheme of nightly(themes, [themes[Math.floor(index / 2) % 2]])) {
          await page.emulateMedia({ colorScheme });
          const where = `${width} × ${height}, ${colorScheme}${hasTouch ? ', touch' : ''}`;
          const found = await page.evaluate(readScreen, path === '/' ? 'body' : 'main');
          seen.push({ where, shown: found.parts, isWide: width >= wideHeader * 16 });
          faults.push(...found.faults.map((fault) => `${where}: ${fault}`));
        }
      }
      neverSeen.push(await page.evaluate(findNeverSeen));
    }
    const never = neverSeen[0]?.filter((part) => neverSeen[1]?.includes(part));
    expect(never, `ENT, ${clauses} on ${path}: what no screen shows`).toEqual([]);
    for (const { where, shown, isWide } of seen) {
      const isAlike = (other: { isWide: boolean }) => other.isWide === isWide;
      const all = new Set(
        seen.flatMap((other) =>
          other.shown.filter((part) => isAlike(other) || !part.startsWith('header ')),
        ),
      );
      const lost = [...all].filter((part) => !shown.includes(part));
      faults.push(...lost.map((part) => `${where}: no ${part}`));
    }
    expect(seen[0]?.shown, `${clauses} on ${path}`).not.toEqual([]);
    expect(faults, `${clauses} on ${path}`).toEqual([]);
  },
);

/**
 * Runs in the page: the visible sections, headings, fields, frames, buttons of forms and links of the
 * footer within an element, and the controls of the header; and what is out of order or takes no press.
 * Marks all that is visible.
 */
function readScreen(within: string) {
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      Math.min(width, height) > 1
    );
  };
  const nameOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : '';
    const words = label || element.getAttribute('aria-label') || element.textContent;
    return `${element.localName} "${words?.trim().slice(0, 40)}"`;
  };
  // Carousels show some of their slides; a post's list of contents has a summary on phones.
  const outside = 'dialog, .carousel-slide, main nav:not([aria-label=Breadcrumb])';
  const find = (css: string) =>
    [...document.querySelectorAll(css)]
      .filter((element) => element.closest(within) && !element.closest(outside))
      .filter(isShown)
      .map(nameOf);
  const parts = find(
    'section[aria-labelledby], h1, h2, h3, label, input, textarea, select, iframe, form button, legend, footer a, main nav li',
  );
  const header = find('header :is(a, button, summary):not(.submenu *)');
  parts.push(...header.map((control) => `header ${control}`));
  for (const element of document.querySelectorAll('main *')) {
    if (isShown(element)) element.setAttribute('data-seen', '');
  }
  const faults: string[] = [];
  for (const list of document.querySelectorAll('main, main ol, main ul, main form, main tbody')) {
    if (getComputedStyle(list).columnCount !== 'auto') continue;
    let last: DOMRect | undefined;
    for (const child of [...list.children].filter(isShown)) {
      const box = child.getBoundingClientRect();
      const isBelow = last && box.top >= last.bottom - 1;
      const isBeside = last && box.left > last.left && box.bottom > last.top;
      if (last && !isBelow && !isBeside) faults.push(`${nameOf(child)} is out of order`);
      last = box;
    }
  }
  for (const control of document.querySelectorAll(
    'main :is(a[href], button, input, textarea, select)',
  )) {
    // A press on the arrow of a combobox goes to its field.
    if (!isShown(control) || control.matches(':disabled, [tabindex="-1"]')) continue;
    if (getComputedStyle(control).pointerEvents === 'none' || control.closest('[inert]'))
      faults.push(`${nameOf(control)} takes no press`);
  }
  return { parts, faults };
}

/** Runs in the page: text and pictures that were visible on no screen, and that wait for nothing. */
function findNeverSeen() {
  const parts = 'h1, h2, h3, h4, p, li, dt, dd, th, td, a, label, textarea, img, svg, iframe';
  // Controls have icons of states; the rest waits for a press, a choice or a printer.
  const waiting =
    'form, search, button, [role=alert], [role=status], [hidden], dialog, details, [role=tabpanel], .invisible, .opacity-0, .print\\:block';
  return [...document.querySelectorAll<HTMLElement>('main')]
    .flatMap((main) => [...main.querySelectorAll(parts)])
    .filter((part) => !part.hasAttribute('data-seen') && !part.closest(waiting))
    .map((part) => `${part.localName} "${(part.textContent || part.outerHTML).slice(0, 60)}"`);
}

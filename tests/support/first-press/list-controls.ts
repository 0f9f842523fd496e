import type { Browser } from 'playwright-core';
import type { Control } from './control';
import { installControls } from './page-controls';
import { untilPainted } from './page-moments';

const phone = 390;
const desk = 1280;

/**
 * Every control of some pages that shows before any script, on a desk or on a phone; links to other
 * pages are none. Those that pages share are listed of the first page, with what its menu of small
 * screens opens. Of those that show on both screens every other one is listed for a phone.
 */
export async function listControls(browser: Browser, siteUrl: string, paths: readonly string[]) {
  const context = await browser.newContext({ baseURL: siteUrl, reducedMotion: 'reduce' });
  await context.addInitScript(installControls);
  // Never answered: a page without its scripts would open what they close.
  await context.route('**/*.js', () => {});

  const listPage = async (path: string) => {
    const page = await context.newPage();
    const list = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      return page.evaluate(() => globalThis.pageControls.list());
    };
    await page.goto(path, { waitUntil: 'commit' });
    await page.evaluate(untilPainted);
    const onPhone = await list(phone);
    const onDesk = await list(desk);
    await page.close();
    return onDesk.map(({ isShown, ...found }, index) => {
      const widths = [...(isShown ? [desk] : []), ...(onPhone[index]?.isShown ? [phone] : [])];
      return { ...found, path, widths };
    });
  };

  const found = (await Promise.all(paths.map(listPage))).flat();
  await context.close();
  const controls = found
    .filter(({ path, isShared, widths }) => widths.length > 0 && (path === paths[0] || !isShared))
    .map((it, index): Control => ({ ...it, width: it.widths[index % it.widths.length] ?? desk }));
  const opener = controls.find(({ name }) => name === 'Open menu');
  const inMenu = found.filter(({ path, isInMenu }) => path === paths[0] && isInMenu);
  if (!opener || inMenu.length === 0) throw new Error('There is no menu of small screens');
  return [...controls, ...inMenu.map((it): Control => ({ ...it, width: phone, opener }))];
}

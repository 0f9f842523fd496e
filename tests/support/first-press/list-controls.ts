import type { Browser } from 'playwright-core';
import type { Control } from './control';
import { installControls } from './page-controls';
import { untilPainted } from './page-waits';

const phone = 390;
const desktop = 1280;

/**
 * Every control of these pages before their scripts load, on a desktop or a phone, except links to
 * pages. Shared controls, and those in the mobile menu, are listed for the first page. Controls on
 * both screens are listed alternately for one of them.
 */
export async function listControls(browser: Browser, siteUrl: string, paths: readonly string[]) {
  const context = await browser.newContext({ baseURL: siteUrl, reducedMotion: 'reduce' });
  await context.addInitScript(installControls);
  // No response: if scripts fail, a page opens what they would close.
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
    const onDesktop = await list(desktop);
    await page.close();
    return onDesktop.map(({ isShown, ...found }, index) => {
      const widths = [...(isShown ? [desktop] : []), ...(onPhone[index]?.isShown ? [phone] : [])];
      return { ...found, path, widths };
    });
  };

  const found = (await Promise.all(paths.map(listPage))).flat();
  await context.close();
  const controls = found
    .filter(({ path, isShared, widths }) => widths.length > 0 && (path === paths[0] || !isShared))
    .map(
      (it, index): Control => ({ ...it, width: it.widths[index % it.widths.length] ?? desktop }),
    );
  const opener = controls.find(({ name }) => name === 'Open menu');
  const inMenu = found.filter(({ path, isInMenu }) => path === paths[0] && isInMenu);
  if (!opener || inMenu.length === 0) throw new Error(`${paths[0]} has no mobile menu`);
  return [...controls, ...inMenu.map((it): Control => ({ ...it, width: phone, opener }))];
}

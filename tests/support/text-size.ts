import type { CDPSession, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';

const sessions = new WeakMap<Page, CDPSession>();

/**
 * Sets the text size in the visitor's browser settings, in px, until the end of the test. Unlike zoom,
 * it leaves the screen as wide as it is, in px; media queries in em and rem follow it.
 */
export async function setTextSize(
  page: Page,
  size: number,
  onFinished: typeof onTestFinished = onTestFinished,
) {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const set = async (standard: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  };
  onFinished(() => set(16));
  await set(size);
}

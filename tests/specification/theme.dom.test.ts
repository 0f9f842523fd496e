import { afterEach, expect, it } from 'vitest';
import { startVisit } from '../support/start-visit';

/** The browser's own bars, whose theme follows that of the site. */
function addBars(theme: string) {
  const bars = document.head.appendChild(document.createElement('meta'));
  bars.name = 'theme-color';
  bars.dataset.theme = theme;
  return bars;
}

afterEach(() => {
  document.head.replaceChildren();
  delete document.documentElement.dataset.theme;
});

const shownTheme = () => document.documentElement.dataset.theme;

it('the footer chooses the theme, for the visit (ST-THEME)', async () => {
  const [light, dark] = [addBars('light'), addBars('dark')];
  const visit = await startVisit('/faq');
  const options = [...visit.page.querySelectorAll<HTMLInputElement>('footer [name=theme]')];
  expect(
    options.map((option) => option.parentElement?.textContent),
    'ST-THEME',
  ).toEqual(['System', 'Light', 'Dark']);
  expect(shownTheme(), 'ST-THEME').toBe('system');

  await visit.press('Light', 'footer label');
  expect(shownTheme(), 'ST-THEME').toBe('light');
  expect([light.media, dark.media], 'ST-THEME').toEqual(['all', 'not all']);

  await visit.press('Dark', 'footer label');
  expect(shownTheme(), 'ST-THEME').toBe('dark');
  expect([light.media, dark.media], 'ST-THEME').toEqual(['not all', 'all']);

  for (const path of ['/login', '/error', '/pricing']) {
    await visit.go(path);
    expect(shownTheme(), `ST-THEME on ${path}`).toBe('dark');
  }
  const kept = [document.cookie, localStorage.length, sessionStorage.length];
  expect(kept, 'GEN-1: what a choice stores').toEqual(['', 0, 0]);
  expect(visit.find<HTMLInputElement>('[name=theme]:checked').value, 'ST-THEME').toBe('dark');

  await visit.press('System', 'footer label');
  expect([light.media, dark.media], 'ST-THEME').toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ]);
  await visit.end();
});

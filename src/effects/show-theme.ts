export type Theme = 'system' | 'light' | 'dark';

/** Shows the site, and the browser's own bars around it, in a theme (ST-THEME). */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const bars of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = bars.dataset.theme;
    if (theme === 'system') bars.media = `(prefers-color-scheme: ${own})`;
    else bars.media = own === theme ? 'all' : 'not all';
  }
}

import { giveUp } from './give-up';

/**
 * Fetches the whole stylesheet behind all else, for the document has only the rules that it began
 * with. It holds for paper alone until the function that this returns makes it hold for the screen
 * too; that one resolves once it does. In development there is none to fetch.
 */
export function loadStyles(): () => Promise<void> {
  const href = document.getElementById('root')?.dataset.styles;
  if (!href) return async () => {};
  link(href, 'print');
  // Another link, not another `media`: where sheets with layers are only appended, browsers need
  // not look up all fonts and lay out all text anew.
  return () => link(href, 'all');
}

const link = (href: string, media: string) =>
  new Promise<void>((resolve) => {
    const sheet = { rel: 'stylesheet', media, href, onload: () => resolve(), onerror: giveUp };
    document.head.append(Object.assign(document.createElement('link'), sheet));
  });

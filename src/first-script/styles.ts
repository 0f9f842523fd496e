import { giveUp } from './give-up';

/**
 * Fetches the whole stylesheet behind all else, for the document has only the rules that it began
 * with. It holds for paper alone until the function that this returns makes it hold for the screen
 * too; that one resolves once it does. In development there is none to fetch.
 */
export function loadStyles(): () => Promise<void> {
  const href = document.getElementById('root')?.dataset.styles;
  if (!href) return async () => {};
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    media: 'print',
    href,
    onerror: giveUp,
  });
  const loaded = new Promise<void>((resolve) => {
    link.onload = () => resolve();
  });
  document.head.append(link);
  return () => {
    link.media = 'all';
    return loaded;
  };
}

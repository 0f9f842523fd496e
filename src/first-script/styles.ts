import { giveUp } from './give-up';

/**
 * Fetches the whole stylesheet behind all else, for the document has only the rules that it began
 * with. It holds for paper alone until the function that this returns makes it hold for the screen
 * too; that one resolves once it does: never, if the sheet can't be had. In development there is
 * none to fetch.
 */
export function loadStyles(): () => Promise<void> {
  const href = document.getElementById('root')?.dataset.styles;
  if (!href) return async () => {};
  const forScreen = linkForPaper(href)
    .then(() => fetch(href))
    .then((response) => response.text())
    .then((rules) => new CSSStyleSheet().replace(rules))
    .catch(() => {
      giveUp();
      return new Promise<never>(() => {});
    });
  // Not by the link's `media`: where a sheet with layers is not appended but changed, browsers look
  // up all fonts and lay out all text anew.
  return async () => {
    document.adoptedStyleSheets.push(await forScreen);
  };
}

const linkForPaper = (href: string) =>
  new Promise<unknown>((onload, onerror) => {
    const sheet = { rel: 'stylesheet', media: 'print', href, onload, onerror };
    document.head.append(Object.assign(document.createElement('link'), sheet));
  });

/** What translators, password managers and blockers do to a page. Each runs in the page. */

/** How a translator changes text: puts new nodes in its place, or moves what is there into its own. */
export type Translation = 'replaced' | 'moved';

/**
 * Translates each text, digits too, by putting it between « and »; goes on with what is added or changed
 * later, as translators do.
 */
export function translatePage(way: Translation) {
  const skipped = 'script, style, textarea, svg, font, [translate=no]';
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skipped)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      text.replaceWith(outer);
      const words = `«${text.data}»`;
      if (way === 'moved') {
        text.data = words;
        inner.append(text);
      } else inner.append(words);
    }
  };
  translate(document.body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes)
        if (node.isConnected) translate(node);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** The text without what the translation added. */
export const untranslated = (text: string) => text.replace(/[«»]/g, '');

/** Inserts an element beside each field, and fills in those that are named, without events. */
export function managePasswords(values: Readonly<Record<string, string>>) {
  for (const field of document.querySelectorAll('main :is(input, textarea), form input')) {
    const value = field instanceof HTMLInputElement && values[field.name];
    if (value) field.value = value;
    const icon = document.createElement('div');
    icon.style.position = 'absolute';
    field.after(icon);
  }
}

/** Removes links to `#`, frames, and the newsletter. */
export function blockAnnoyances() {
  for (const element of document.querySelectorAll('a[href="#"], iframe, .newsletter-band'))
    element.remove();
}

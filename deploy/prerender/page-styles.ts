import { createHash } from 'node:crypto';
import type { MediaQuery, MediaRule, Selector, SelectorComponent } from 'lightningcss';
import { unescapeHtml } from './escape-html';
import { rewriteCss } from './rewrite-css';
import { settleVariables } from './settle-variables';

/** The stylesheet of the site in parts, each for the moment that needs it. */
export type PageStyles = {
  /** The rules of the fonts that are fetched. */
  fonts: string;
  /**
   * All rules but those of fonts and variables, which each document has: for paper, and for what
   * only script brings to a page. A sheet that brings those makes browsers style all anew.
   */
  whole: string;
  /** The file of the whole, named after its content. */
  file: string;
  /** What a document shows on screen as it arrives. */
  inlined: (html: string) => string;
};

/** Splits the built stylesheet. */
export function splitStyles(styles: string): PageStyles {
  const screen = rewriteCss(styles.replace(webFonts, ''), { Rule: { media: dropPaper } });
  const settled = settleVariables(rewriteCss(styles, { Rule: { 'font-face': () => [] } }));
  const properties = (settled.match(registrations) ?? []).join('');
  const whole = settled.replace(registrations, '');
  const classes = findClasses(screen);
  // Most of ten thousand posts have the same classes.
  const known = new Map<string, string>();
  const inlined = (html: string) => {
    const used = usedClasses(html);
    const unused = classes.filter((name) => !used.has(name));
    const key = unused.join(' ');
    const rules = known.get(key) ?? settleVariables(rewriteCss(screen, {}, unused));
    known.set(key, rules);
    return rules.replace(registrations, '') + properties;
  };
  const hash = createHash('sha256').update(whole).digest('base64url').slice(0, 8);
  const fonts = (styles.match(webFonts) ?? []).join('');
  return { fonts, whole, file: `assets/site-${hash}.css`, inlined };
}

const webFonts = /@font-face\s*{[^}]*url\([^}]*}/g;

const registrations = /@property [^{]*{[^}]*}/g;

const isPaper = ({ mediaType, qualifier, condition }: MediaQuery) =>
  mediaType === 'print' && !qualifier && !condition;

/** Drops what is for paper alone. */
const dropPaper = ({ value }: { value: MediaRule }) =>
  value.query.mediaQueries.every(isPaper) ? [] : undefined;

/** The classes that a stylesheet names. */
function findClasses(code: string) {
  const classes = new Set<string>();
  const collect = (component: SelectorComponent) => {
    if (component.type === 'class') classes.add(component.name);
    if ('selectors' in component) component.selectors?.flat().forEach(collect);
  };
  const collectAll = (selector: Selector) => selector.forEach(collect);
  rewriteCss(code, { Selector: collectAll });
  return [...classes];
}

/** The classes that a document's elements have. */
function usedClasses(html: string) {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list);
  return new Set(lists.flatMap((list) => unescapeHtml(list).split(/\s+/)));
}

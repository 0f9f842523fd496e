import type { Variable } from 'lightningcss';
import { rewriteCss } from './rewrite-css';

/** Tailwind's own variables, which only its classes set. */
const isOwn = (name: string) => /^--(tw|default)-/.test(name);

/** One of a type reads as another text than it is: a length of 0 does not add up with others. */
const isTyped = (css: string, name: string) => css.includes(`@property ${name}{syntax:"<`);

const initialValues = /@property (--[\w-]+){[^}]*initial-value:([^}]*)}/g;

/**
 * Rules in which Tailwind's own variables stand for something: of one that no rule sets, the value
 * is written where it is read; of one that no rule reads, nothing is left. Takes minified CSS.
 */
export function settleVariables(css: string): string {
  const initial = new Map([...css.matchAll(initialValues)].map(([, name, value]) => [name, value]));
  const set = new Set<string>();
  rewriteCss(css, {
    // What stands in for `@property` in older browsers.
    Rule: { 'layer-block': ({ value }) => (value.name?.[0] === 'properties' ? [] : undefined) },
    Declaration: { custom: ({ name }) => void set.add(name) },
  });

  const settle = ({ name: { ident }, fallback }: Variable) => {
    if (!isOwn(ident) || set.has(ident) || isTyped(css, ident)) return;
    const raw = initial.get(ident);
    return raw === undefined ? (fallback ?? undefined) : { raw };
  };
  const settled = rewriteCss(css, { Variable: settle });

  const read = new Set<string>();
  const note = ({ name }: Variable) => void read.add(name.ident);
  rewriteCss(settled, { Variable: note });
  const isIdle = (name: string) => isOwn(name) && !read.has(name);
  return rewriteCss(settled, {
    Rule: { property: ({ value }) => (isIdle(value.name) ? [] : undefined) },
    Declaration: { custom: ({ name }) => (isIdle(name) ? [] : undefined) },
  });
}

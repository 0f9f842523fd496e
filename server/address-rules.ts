import { type Page, pagesOf, type SiteFiles } from './site-files';
import type { SiteRules } from './site-rules';

/** The pages with one segment after a prefix, and the page for the names that have none. */
type NameRule = {
  prefix: string;
  /** The source of a regular expression for the path with any `name`, as requested, in any case. */
  pattern: string;
  file: string;
};

/**
 * What a host answers to which path, as one table: the site's own server follows it
 * (`resolve-target.ts`), and the build writes it down for nginx (`nginx-file.ts`). Patterns are
 * regular expressions that JavaScript and PCRE read alike. Paths are below the base path.
 */
export type AddressRules = {
  base: string;
  /** The pages by their path without its ending, in lower case; empty for the home page. */
  pages: ReadonlyMap<string, Page>;
  names: readonly NameRule[];
};

/** A page's path in any spelling: `bare`, then `/index`, `.html` and a slash, or none of them. */
export const pageSpelling = /^(?=\/)(?<bare>.*?)(\/index)?((?<=[^/])\.html)?\/?$/i;

/** A segment that a client resolves before it asks, so that no page has it, as requested. */
export const dotSegment = /(\.|%2e){1,2}/i;

/** The methods that are answered. */
export const allowedMethods: readonly string[] = ['GET', 'HEAD'];

/** The statuses of redirects, of what does not exist, and of other methods. */
export const statuses = { moved: 308, missing: 404, notAllowed: 405 } as const;

/** The table for a site's files. */
export const addressRules = (
  files: SiteFiles,
  { base, fallbacks }: Pick<SiteRules, 'base' | 'fallbacks'>,
): AddressRules => ({
  base,
  pages: new Map(pagesOf(files).map((page) => [page.path.replace(/\/$/, ''), page])),
  names: fallbacks.map(({ prefix, file }) => ({
    prefix,
    pattern: `${escapePattern(prefix)}(?<name>[^/]+)`,
    file,
  })),
});

/** Escapes a path for a regular expression. */
export const escapePattern = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

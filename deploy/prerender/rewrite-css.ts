import { type CustomAtRules, Features, transform, type Visitor } from 'lightningcss';

/**
 * CSS after a visit, minified. Media queries stay as Tailwind writes them, for browsers before
 * ranges. Classes among `unused` take their rules with them.
 */
export const rewriteCss = (code: string, visitor: Visitor<CustomAtRules>, unused: string[] = []) =>
  transform({
    filename: 'site.css',
    code: Buffer.from(code),
    minify: true,
    include: Features.MediaQueries,
    visitor,
    unusedSymbols: unused,
  })
    .code.toString()
    .trim();

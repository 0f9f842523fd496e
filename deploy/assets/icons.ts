/** Writes the lucide icons that content may name into one sprite, `public/icons.svg`. */
import { writeFile } from 'node:fs/promises';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconNames } from '../../src/lib/icon-name';

const pascalCase = (name: string) => name.replace(/(^|-)([a-z\d])/g, (_, __, c) => c.toUpperCase());

const symbols = iconNames.map((name) => {
  const icon = (lucide as unknown as Record<string, lucide.LucideIcon>)[pascalCase(name)];
  if (!icon) throw new Error(`lucide has no icon ${name}`);
  const shapes = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
});
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
await writeFile(new URL('../../public/icons.svg', import.meta.url), sprite);
console.log(`${symbols.length} icons, ${(sprite.length / 1024).toFixed(1)} kB`);

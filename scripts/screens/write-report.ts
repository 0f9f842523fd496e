import { escapeHtml } from '../../deploy/build/prerender/escape-html';
import type { Difference } from './compare-pictures';

/** A page that looks different at a width, with the files of its pictures. */
export type Finding = Omit<Difference, 'picture'> & {
  path: string;
  /** The width of the window in px; a page that is too wide has a wider picture. */
  windowWidth: number;
  files: Record<'before' | 'after' | 'difference', string>;
};

export type Report = {
  ref: string;
  commit: string;
  findings: readonly Finding[];
  /** How many pairs of pictures are the same. */
  sameCount: number;
  added: readonly string[];
  removed: readonly string[];
};

/** The report as an HTML page. */
export function writeReport({ ref, commit, findings, sameCount, added, removed }: Report): string {
  const count = findings.length + sameCount;
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screens: ${findings.length} of ${count} differ</title>
<style>${styles}</style>
<h1>${findings.length} of ${count} pictures differ from ${escapeHtml(ref)}</h1>
<p>Before: <code>${commit}</code>. After: the working tree. Each picture begins shortly above the first difference; press it to see the whole page.</p>
${listOf('Added', added)}${listOf('Removed', removed)}${findings.map(section).join('')}
</html>
`;
}

const listOf = (title: string, paths: readonly string[]) =>
  paths.length > 0
    ? `<h2>${title}</h2>\n<ul>${paths.map((path) => `<li>${escapeHtml(path)}</li>`).join('')}</ul>\n`
    : '';

/** How much of the page is shown above the first difference, in px. */
const lead = 80;

function section(finding: Finding): string {
  const { path, windowWidth, pixels, top, bottom, width, height, files } = finding;
  // A margin in percent is of the width of the frame, which is that of the picture.
  const offset = (-100 * Math.max(0, top - lead)) / width;
  // Without its size, a picture that begins far above its frame would not load.
  const pictures = Object.entries(files).map(
    ([name, file]) =>
      `<figure><figcaption>${name}</figcaption><a href="${file}"><img src="${file}" alt="" width="${width}" height="${height}" loading="lazy" style="margin-top:${offset.toFixed(3)}%"></a></figure>`,
  );
  return `<h2>${escapeHtml(path)} <small>at ${windowWidth} px</small></h2>
<p>${inWords(pixels)} pixels differ, in rows ${inWords(top)} to ${inWords(bottom)} of ${inWords(height)}.</p>
<div>${pictures.join('')}</div>
`;
}

const inWords = (count: number) => count.toLocaleString('en-US');

const styles = `
body { margin: 2rem; font: 16px/1.5 system-ui, sans-serif; color: #111; background: #eee; }
h2 { margin: 2rem 0 0; }
small { font-weight: normal; }
p { margin: 0 0 .5rem; }
div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; }
figure { margin: 0; min-width: 0; }
a { display: block; overflow: hidden; max-height: 40rem; border: 1px solid #999; background: #fff; }
img { display: block; width: 100%; height: auto; }
`;

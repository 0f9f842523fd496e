/**
 * The transfer sizes of each built page in kB: `npm run bench:sizes`, after a build. Exits with 1 if
 * a page needs more script than the budget before it is interactive.
 */
import { existsSync, statSync } from 'node:fs';
import { findBuiltSite } from '../../server/site-rules';
import { scriptBudget } from './budgets';
import { builtSizes } from './built-sizes';
import { everyRoute } from './every-route';

const { folder } = findBuiltSite('dist');
const rows = everyRoute.map((path) => {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  const compressed = `${folder}/${file}.br`;
  const html = statSync(existsSync(compressed) ? compressed : `${folder}/${file}`).size;
  return { path, 'html kB': Math.round(html / 100) / 10, ...builtSizes(folder, file) };
});
console.table(rows);
const over = rows.filter((row) => row['script to interactive kB'] > scriptBudget);
for (const { path } of over) console.log(`${path} needs more than ${scriptBudget} kB of script.`);
process.exitCode = over.length > 0 ? 1 : 0;

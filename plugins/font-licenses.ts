import { appendFile, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fonts } from '../src/theme/fonts';

const require = createRequire(import.meta.url);

/** The file of the site with the licenses of all code and fonts that visitors load. */
export const licenseFile = 'licenses.txt';

/**
 * Adds the licenses of the fonts, and of ELK, which the workbench loads as it is, to the license file
 * that Vite writes for the bundled packages. The SIL Open Font License and the Eclipse Public License
 * require their texts to go with them.
 */
export async function addFontLicenses(file: string): Promise<void> {
  const elk = await readFile(require.resolve('elkjs/LICENSE.md'), 'utf8');
  await appendFile(file, `\n## elkjs (https://github.com/kieler/elkjs)\n\n${elk.trim()}\n`);
  for (const { family, package: source } of Object.values(fonts)) {
    const text = await readFile(require.resolve(`${source}/LICENSE`), 'utf8');
    await appendFile(file, `\n## ${family} (reduced to the characters in use)\n\n${text.trim()}\n`);
  }
}

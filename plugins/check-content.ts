import { join } from 'node:path';
import { runnerImport } from 'vite';
import { checkPictures } from './pictures/check-pictures';
import { checkPrices } from './prices/check-prices';

/** Checks the pictures and prices of the site's content. Rejects with the file and field of each wrong one. */
export async function checkContent(): Promise<void> {
  const { module } = await runnerImport<typeof import('./named-content')>(
    join(import.meta.dirname, 'named-content.ts'),
    {
      resolve: { alias: { '@': join(import.meta.dirname, '../src') } },
      configFile: false,
      logLevel: 'warn',
    },
  );
  checkPictures(module.namedPictures);
  checkPrices(module.namedPrices);
}

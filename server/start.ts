/** Serves the built site on `PORT` and `HOST` until Ctrl-C. */
import { fileURLToPath } from 'node:url';
import { firm } from '../src/content/firm';
import { readSettings } from './listen';
import { serveSite } from './site-server';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

try {
  const site = await serveSite(dist, readSettings(process.env));
  process.once('SIGINT', site.close);
  process.once('SIGTERM', site.close);
  console.log(`${firm.name} is at ${site.url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBuiltSite } from '../../../server/site-rules';
import type { Host } from '../../support/hosts/host';
import type { RawAnswer, rawRequest } from '../../support/raw-request';

/** A started host that tests send requests to. */
export type RunningHost = {
  name: string;
  /** Its differences; available when it has started. */
  traits: () => Host;
  ask: (target: string, options?: Parameters<typeof rawRequest>[2]) => Promise<RawAnswer>;
};

const { folder, rules } = findBuiltSite('dist');

export { rules };

/** A file of the built site, one character per byte. */
export const read = (file: string) => readFileSync(join(folder, file), 'latin1');

const hashed = (end: string) => {
  const name = readdirSync(join(folder, 'assets')).find((file) => file.endsWith(end));
  if (!name) throw new Error(`The built site has no ${end} in assets/`);
  return `/assets/${name}`;
};

export const script = hashed('.js');
export const stylesheet = hashed('.css');
export const font = hashed('.woff2');

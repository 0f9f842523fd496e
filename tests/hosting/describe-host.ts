import { afterAll, beforeAll } from 'vitest';
import type { Host } from '../support/hosts/host';
import { rawRequest } from '../support/raw-request';
import { describeBodies } from './requests/bodies';
import { describeHeaders } from './requests/headers';
import { describePages } from './requests/pages';
import type { RunningHost } from './requests/running-host';
import { describeSpellings } from './requests/spellings';

/** Tests of requests that every host must handle in the same way, apart from the traits in `Host`. */
export function describeHost(name: string, start: () => Promise<Host>) {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host?.close());

  const running: RunningHost = {
    name,
    traits: () => host,
    ask: (target, options) => rawRequest(host.port, target, options),
  };
  describePages(running);
  describeSpellings(running);
  describeHeaders(running);
  describeBodies(running);
}

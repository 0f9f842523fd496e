import { afterAll, beforeAll } from 'vitest';
import type { Host } from '../support/hosts/host';
import { rawRequest } from '../support/raw-request';
import { describeBodies } from './requests/bodies';
import { describeHeaders } from './requests/headers';
import { describePages } from './requests/pages';
import type { RunningHost } from './requests/running-host';
import { describeSpellings } from './requests/spellings';

/** The requests that every host must answer alike, apart from the differences that `Host` names. */
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

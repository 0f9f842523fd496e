import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentTitle } from '@/lib/document-title';
import { buildBelow } from '../support/build-below';
import type { Host } from '../support/hosts/host';
import { startWorkersHost } from '../support/hosts/workers-host';
import { rawRequest } from '../support/raw-request';
import { member } from '../support/sample';
import { describeHost } from './describe-host';

describeHost('Cloudflare’s server', startWorkersHost);

describe('Cloudflare’s server below /demo/', () => {
  let host: Host;
  let removeBuild: () => void;
  beforeAll(async () => {
    const { dist, remove } = buildBelow('/demo/');
    removeBuild = remove;
    host = await startWorkersHost(dist);
  });
  afterAll(() => {
    host?.close();
    removeBuild?.();
  });

  it.each([
    ['/demo/', 200, 'Home'],
    ['/demo', 200, 'Home'],
    ['/demo/about', 200, 'About'],
    ['/demo/team/nobody', 200, 'Team Details'],
    [`/demo${member.path}`, 200, 'Team Details'],
    ['/demo/nowhere', 404, 'Not Found'],
    ['/demo/demo/about', 404, 'Not Found'],
  ])('%s answers %i with the page %s', async (target, status, title) => {
    const answer = await rawRequest(host.port, target);
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(`<title>${documentTitle(title)}</title>`);
  });

  it.each(['/', '/about', '/demolition'])('%s is missing', async (target) => {
    expect((await rawRequest(host.port, target)).status).toBe(404);
  });

  it.each([
    ['/demo/about/', '/demo/about'],
    ['/demo/index.html', '/demo/'],
    [`/demo${member.path}.html`, `/demo${member.path}`],
  ])('%s leads to %s', async (target, location) => {
    const answer = await rawRequest(host.port, target);
    expect([307, 308]).toContain(answer.status);
    expect(answer.headers.get('location')).toBe(location);
  });
});

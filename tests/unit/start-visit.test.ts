// @vitest-environment happy-dom
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startVisit } from '../support/start-visit';

it('a visit in happy-dom reaches no server', async () => {
  const requests: unknown[] = [];
  const server = createServer(({ method }, response) => {
    requests.push(method);
    response.setHeader('Access-Control-Allow-Origin', '*').end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const visit = await startVisit('/faq');
  const { port } = server.address() as AddressInfo;
  const answer = fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'a' });
  await expect(answer).rejects.toThrow('no network');
  expect(requests).toEqual([]);
  await visit.end();
});

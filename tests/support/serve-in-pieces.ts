import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../../deploy/server/listen';

const pieces = 12;
const msBetween = 50;

/**
 * Serves a site as a slow network brings it: the bodies of its documents in pieces, so that
 * browsers paint what is there so far. All else comes whole.
 */
export const serveInPieces = (siteUrl: string) =>
  listen(
    () =>
      createServer(async ({ url }, response) => {
        const answer = await fetch(siteUrl + url, { headers: { 'Accept-Encoding': 'identity' } });
        const content = Buffer.from(await answer.arrayBuffer());
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        const bodyStart = Math.max(content.indexOf('<body'), 0);
        response.write(content.subarray(0, bodyStart));
        const length = Math.ceil((content.length - bodyStart) / pieces);
        const isDocument = bodyStart > 0;
        for (let start = bodyStart; start < content.length; start += length) {
          response.write(content.subarray(start, start + length));
          if (isDocument) await wait(msBetween);
        }
        response.end();
      }),
    { port: 0, hosts: ['127.0.0.1'] },
  );

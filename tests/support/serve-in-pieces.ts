import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../../deploy/server/listen';

/** The number of elements that are sent one by one: about those above the fold. */
const pieces = 80;
const msBetween = 20;

const openingTag =
  /<(?:a|button|dd|div|figure|form|h\d|img|label|li|p|section|span|strong|td|th)\b/g;

/** The pieces of a document: everything before `main`, then single elements, then the rest. */
function cut(html: string): string[] {
  const start = html.indexOf('<main ');
  const places = [...html.matchAll(openingTag)].map(({ index }) => index);
  const cuts = [0, ...places.filter((place) => place > start).slice(0, pieces), html.length];
  return cuts.slice(1).map((end, at) => html.slice(cuts[at], end));
}

/**
 * Serves documents in pieces, as on a slow network, so that browsers paint in between. Other files
 * are sent in one piece.
 */
export const serveInPieces = (siteUrl: string) =>
  listen(
    () =>
      createServer(async ({ url }, response) => {
        const answer = await fetch(siteUrl + url, { headers: { 'Accept-Encoding': 'identity' } });
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        if (answer.headers.get('Content-Type')?.startsWith('text/html')) {
          for (const piece of cut(await answer.text())) {
            response.write(piece);
            await wait(msBetween);
          }
          response.end();
        } else {
          response.end(Buffer.from(await answer.arrayBuffer()));
        }
      }),
    { port: 0, hosts: ['127.0.0.1'] },
  );

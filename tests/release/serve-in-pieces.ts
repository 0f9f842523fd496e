import { createServer, type ServerResponse } from 'node:http';
import { listen } from '../../server/listen';

/**
 * Serves a page's document in pieces, as on a slow network: at first everything before its body, then
 * as many of the body's elements as `send` is told. Other files are sent in one piece.
 */
export async function serveInPieces(siteUrl: string, path: string) {
  const html = await (await fetch(siteUrl + path)).text();
  const [start = 0, ...elements] = [
    ...html.slice(html.indexOf('<body')).matchAll(/<(?=[a-z])/g),
  ].map(({ index }) => index + html.indexOf('<body'));
  let document: ServerResponse | undefined;
  let sent = 0;
  const sendTo = (end?: number) => {
    document?.write(html.slice(sent, end));
    sent = end ?? html.length;
    if (end === undefined) document?.end();
  };
  const { url, close } = await listen(
    () =>
      createServer(async ({ url }, response) => {
        const answer = await fetch(siteUrl + url, { headers: { 'Accept-Encoding': 'identity' } });
        const { 'content-length': _, ...headers } = Object.fromEntries(answer.headers);
        response.writeHead(answer.status, headers);
        if (url !== path) {
          response.end(Buffer.from(await answer.arrayBuffer()));
          return;
        }
        document = response;
        sendTo(start);
      }),
    { port: 0, hosts: ['127.0.0.1'] },
  );
  return {
    url: url + path,
    close,
    /** The number of elements in the body. */
    count: elements.length,
    /** Sends the document up to the end of its first elements; returns what follows them. */
    send: (count: number) => {
      sendTo(elements[count]);
      return html.slice(elements[count], (elements[count] ?? 0) + 80);
    },
  };
}

import { createServer } from 'node:http';
import { listen } from '../../server/listen';

/** Serves a page at every address of a free port. */
export const servePage = (html: string) =>
  listen(
    () =>
      createServer((_, response) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
      }),
    { port: 0, hosts: ['127.0.0.1'] },
  );

import { createServer, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { listen } from '../../server/listen';
import { readPage } from './built-pages';

const script = { 'Content-Type': 'text/javascript' };

/** Browsers keep a hashed file for a year, also one that a network has replaced or damaged. */
const lasting = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** How a file fails, by what the server answers. */
const failures = {
  'is cut off': (response: ServerResponse) => {
    response.writeHead(200, { ...script, 'Content-Length': 1000 }).write('export');
    setTimeout(() => response.destroy(), 20);
  },
  'is missing': (response: ServerResponse) => response.writeHead(404).end(),
  'meets a busy server': (response: ServerResponse) => response.writeHead(503).end(),
  'is another file': (response: ServerResponse) =>
    response.writeHead(200, { 'Content-Type': 'text/html', ...lasting }).end('<p>Please sign in.'),
  'is damaged': (response: ServerResponse) =>
    response.writeHead(200, { ...script, ...lasting }).end('export const broken = ;'),
  'throws an error': (response: ServerResponse) =>
    response.writeHead(200, script).end('throw new TypeError("broken on purpose");'),
};

export type Failure = keyof typeof failures;
export const allFailures = Object.keys(failures) as Failure[];

/**
 * Serves a running site, with files that fail on demand; no browser has cached any of them.
 * Concurrent tests pass their own `onFinished`.
 */
export async function serveFailing(siteUrl: string, onFinished = onTestFinished) {
  const failing = new Map<string, { failure: Failure; times: number }>();
  const waits = new Map<string, Promise<unknown>>();
  const requested: string[] = [];
  const site = await listen(
    () =>
      createServer(async ({ url = '/' }, response) => {
        requested.push(url);
        await waits.get(url);
        const fault = failing.get(url);
        if (fault && fault.times > 0) {
          fault.times -= 1;
          failures[fault.failure](response);
          return;
        }
        const answer = await fetch(siteUrl + url, { headers: { 'Accept-Encoding': 'identity' } });
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        response.end(Buffer.from(await answer.arrayBuffer()));
      }),
    { port: 0, hosts: ['127.0.0.1'] },
  );
  onFinished(site.close);
  return {
    url: site.url,
    /** Lets the requests for a file fail, by default all that follow. */
    fail: (file: string, failure: Failure, times = Number.POSITIVE_INFINITY) =>
      failing.set(file, { failure, times }),
    /** Lets no further request fail, and forgets the earlier ones. */
    heal: () => {
      failing.clear();
      requested.length = 0;
    },
    /** Answers the requests for a file when the returned function is called. */
    hold: (file: string) => {
      let release = () => {};
      waits.set(
        file,
        new Promise<void>((resolve) => {
          release = resolve;
        }),
      );
      return release;
    },
    /** The number of requests for a file. */
    countOf: (file: string) => requested.filter((url) => url === file).length,
  };
}

/** The scripts that a built page imports when it loads, in that order. */
export const modulesOf = (path: string): string[] =>
  readPage(path).getElementById('root')?.getAttribute('data-modules')?.split(' ') ?? [];

/** The script of a built page whose name begins so. Throws if there is none. */
export function moduleOf(path: string, name: string): string {
  const file = modulesOf(path).find((module) => module.includes(`/${name}-`));
  if (!file) throw new Error(`${path} imports no ${name}`);
  return file;
}

import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import type { EventObject } from 'xstate';
import { defaultPort } from '../hook/create-inspect';
import type { AppMessage, HookCommand } from '../hook/messages';
import { isRecord } from '../model/is-object';
import { createMessageLog } from './message-log';
import { readPage } from './read-page';

export type ServerOptions = {
  /** The port; 0 for any that is free. */
  port?: number;
  /** The folder of the built page. */
  page: string;
  /** The folder that traces are written to as they come; undefined for none. */
  traces?: string | undefined;
  /** What the address of the page has; a random one if there is none. */
  token?: string;
  /** Takes what the server has to say, in sentences. */
  log?: (sentence: string) => void;
};

/** The most bytes of a message. A hook's batches are far below, unless one value is that large. */
const maxMessage = 16 * 1024 * 1024;
/** The most bytes that wait for a page that does not read. */
const maxWaiting = 256 * 1024 * 1024;
/** The most apps that are known at a time, and pages that are open. */
const maxApps = 200;
const maxPages = 20;

/** How a WebSocket says that it refuses somebody. */
const refused = 1008;

/** The hosts by which this machine alone can be reached. */
const host = String.raw`(localhost|127\.0\.0\.1|\[::1\])(:\d+)?`;
const isOwnHost = (name = '') => new RegExp(`^${host}$`).test(name);
/** An app's origin, of any port; programs that are no browsers send none. */
const isLocalOrigin = (origin: string | undefined) =>
  origin === undefined || new RegExp(`^https?://([\\w-]+\\.)*${host}$`).test(origin);

const isSame = (a: string, b: string) => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 2000;
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** A message of an app, if it is one. */
function readApp(text: string): AppMessage | undefined {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || !isText(value.app)) return;
  const { kind, app, name, before, messages } = value;
  if (kind === 'hello' && value.version === 1 && isText(name))
    return { kind, version: 1, app, name };
  if (kind === 'batch' && isCount(before) && Array.isArray(messages)) {
    return { kind, app, before, messages };
  }
}

/**
 * Starts the server, on this machine alone: it serves the page, takes what the hooks of apps post, writes
 * it to a file as it comes, and passes it on to every page that is open. Rejects if the port is in use.
 */
export async function startServer({
  port = defaultPort,
  page,
  traces,
  token = randomBytes(16).toString('hex'),
  log = () => {},
}: ServerOptions) {
  const files = readPage(page);
  const messages = createMessageLog(traces, log);
  const pages = new Set<WebSocket>();
  const apps = new Map<string, { socket: WebSocket; count: number }>();

  const say = (socket: WebSocket, command: HookCommand) => socket.send(JSON.stringify(command));
  const refuse = (socket: WebSocket, sentence: string) => socket.close(refused, sentence);
  const tell = (socket: WebSocket, text: string) => {
    if (socket.bufferedAmount > maxWaiting)
      return refuse(socket, 'This page does not keep up. Reload it.');
    socket.send(text);
  };
  const publish = (message: AppMessage) => {
    const line = messages.add(message);
    for (const socket of pages) tell(socket, line);
  };
  const isKnown = (given: string | null) => given !== null && isSame(given, token);

  const onApp = (socket: WebSocket, message: AppMessage) => {
    const known = apps.get(message.app);
    if (message.kind === 'hello') {
      if (!known && apps.size >= maxApps) forgetOne();
      // An app that comes back has a new socket.
      apps.set(message.app, { socket, count: known?.count ?? 0 });
      publish(message);
      return say(socket, { kind: 'have', count: known?.count ?? 0 });
    }
    if (message.kind !== 'batch' || known?.socket !== socket) return;
    const { before, messages: sent } = message;
    const fresh = sent.slice(Math.max(0, known.count - before));
    const end = before + sent.length;
    if (fresh.length > 0) publish({ ...message, before: end - fresh.length, messages: fresh });
    known.count = Math.max(known.count, end);
  };
  const forgetOne = () => {
    const [gone] =
      [...apps].find(([, { socket }]) => socket.readyState !== socket.OPEN) ?? [...apps][0] ?? [];
    if (gone === undefined) return;
    apps.get(gone)?.socket.close();
    apps.delete(gone);
  };
  const connectApp = (socket: WebSocket) => {
    socket.on('message', (data, isBinary) => {
      try {
        const message = isBinary ? undefined : readApp(String(data));
        if (message) onApp(socket, message);
        else refuse(socket, 'This is not what a hook of this version says.');
      } catch {
        refuse(socket, 'This is not JSON.');
      }
    });
    socket.on('close', () => {
      for (const [app, { socket: one }] of apps) if (one === socket) publish({ kind: 'gone', app });
    });
  };

  const onPage = (text: string) => {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || value.kind !== 'send' || !isText(value.app)) return;
    const { actor, event } = value;
    if (!isCount(actor) || !isRecord(event) || !isText(event.type)) return;
    const app = apps.get(value.app);
    if (app?.socket.readyState === app?.socket.OPEN) {
      app?.socket.send(JSON.stringify({ kind: 'send', actor, event: event as EventObject }));
    }
  };
  const connectPage = (socket: WebSocket) => {
    if (pages.size >= maxPages)
      return refuse(socket, `No more than ${maxPages} pages can be open.`);
    for (const text of messages.all()) tell(socket, text);
    pages.add(socket);
    socket.on('message', (data, isBinary) => {
      try {
        if (!isBinary) onPage(String(data));
      } catch {
        // Not JSON.
      }
    });
    socket.on('close', () => pages.delete(socket));
  };

  const base = 'http://127.0.0.1';
  const urlOf = ({ url = '/' }: IncomingMessage) =>
    URL.canParse(url, base) ? new URL(url, base) : undefined;
  const answer = (response: ServerResponse, status: number, sentence: string) => {
    response
      .writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
      .end(`${sentence}\n`);
  };
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!isOwnHost(request.headers.host)) {
      return answer(response, 403, 'This server is for this machine alone: open it as 127.0.0.1.');
    }
    if (request.method !== 'GET')
      return answer(response, 405, 'This server only has pages to get.');
    const url = urlOf(request);
    if (!url) return answer(response, 400, 'This is no address.');
    // Browsers ask for it beside a sentence, which has no link to one.
    if (url.pathname === '/favicon.ico') return response.writeHead(204).end();
    const isRoot = url.pathname === '/';
    if (isRoot && !isKnown(url.searchParams.get('token'))) return answer(response, 403, wrongToken);
    // Files are found by their whole names alone.
    const file = files.get(isRoot ? '/index.html' : url.pathname);
    if (!file) return answer(response, 404, 'There is no such page.');
    response.writeHead(200, { 'content-type': file.type }).end(file.content);
  });

  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessage });
  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy());
    const { origin, host: name } = request.headers;
    const url = urlOf(request);
    const isApp = url?.pathname === '/app';
    if (!url || (!isApp && url.pathname !== '/page')) return stream.destroy();
    sockets.handleUpgrade(request, stream, head, (socket) => {
      socket.on('error', () => socket.terminate());
      if (!isOwnHost(name)) return refuse(socket, 'This server is for this machine alone.');
      if (isApp && !isLocalOrigin(origin)) {
        log(`An app of ${origin} was refused, since it is not of this machine.`);
        return refuse(socket, 'This server takes apps of this machine alone.');
      }
      if (isApp) return connectApp(socket);
      if (origin !== undefined && origin !== `http://${name}`) {
        return refuse(socket, 'This page is not that of this server.');
      }
      if (!isKnown(url.searchParams.get('token'))) return refuse(socket, wrongToken);
      connectPage(socket);
    });
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1' }, () => resolve());
  });
  server.on('error', (error) => log(String(error)));
  const used = (server.address() as AddressInfo).port;
  return {
    port: used,
    /** The address of the page, with its token. */
    address: `http://127.0.0.1:${used}/?token=${token}`,
    /** The file that the trace is written to; undefined before the first message. */
    file: messages.file,
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      messages.close();
    },
  };
}

const wrongToken =
  'The token in the address is wrong. Open the address that the command has printed.';

const headers = {
  'content-security-policy':
    "default-src 'self'; connect-src 'self' ws://127.0.0.1:* ws://localhost:*; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
};

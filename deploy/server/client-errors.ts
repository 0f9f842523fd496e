import type { Server } from 'node:http';
import { Socket } from 'node:net';

const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Answers what Node's parser refuses, which reaches no request handler, with the right status,
 * the given headers and no body, and hangs up.
 */
export function answerClientErrors(server: Server, headers: Record<string, string>): void {
  const answering = new WeakSet<object>();
  server.on('request', ({ socket }, response) => {
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
  });
  const lines = Object.entries({ ...headers, Connection: 'close', 'Content-Length': '0' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // An answer under way would be cut in two by a second status line.
    if (!socket.writable || error.code === 'ECONNRESET' || answering.has(socket)) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ''] ?? '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n`, () => {
      if (socket instanceof Socket) socket.destroySoon();
    });
  });
}

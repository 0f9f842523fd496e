import { connect } from 'node:net';

export type RawAnswer = { status: number; headers: Headers; body: string };

/** Sends a request target byte for byte; HTTP clients would normalize it. */
export function rawRequest(
  port: number,
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1')
      .on('data', (chunk: Buffer) => {
        answer += chunk.toString('latin1');
        // Not every server honors `Connection: close`.
        if (isComplete(answer, method)) socket.destroy();
      })
      .on('error', reject)
      .on('close', () => resolve(parse(answer)));
    socket.write(`${method} ${target} HTTP/1.1\r\n${head}\r\n`, 'latin1');
  });
}

function isComplete(answer: string, method: string) {
  const headEnd = answer.indexOf('\r\n\r\n');
  if (headEnd < 0) return false;
  if (method === 'HEAD' || /^HTTP\/1.1 304/.test(answer)) return true;
  const head = answer.slice(0, headEnd);
  if (/^transfer-encoding: chunked/im.test(head)) return answer.endsWith('\r\n0\r\n\r\n');
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  return length !== undefined && answer.length >= headEnd + 4 + Number(length);
}

function parse(answer: string): RawAnswer {
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  const text = body.join('\r\n\r\n');
  const isChunked = headers.get('transfer-encoding') === 'chunked';
  const status = Number(statusLine.split(' ')[1]);
  return { status, headers, body: isChunked ? joinChunks(text) : text };
}

/** Decodes a chunked body. */
function joinChunks(text: string) {
  let body = '';
  let rest = text;
  for (;;) {
    const lineEnd = rest.indexOf('\r\n');
    const size = Number.parseInt(rest.slice(0, lineEnd), 16);
    if (!(size > 0)) return body;
    body += rest.slice(lineEnd + 2, lineEnd + 2 + size);
    rest = rest.slice(lineEnd + 2 + size + 2);
  }
}

#!/usr/bin/env node
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { defaultPort } from '../hook/create-inspect';
import { errorMessage } from '../model/error-message';
import { startServer } from './start-server';

const help = `Shows the state machines of apps on this machine whose actors have the hook as \`inspect\`.

  --port NUMBER     the port, ${defaultPort} by default; hooks need the same
  --traces FOLDER   where traces are written as they come, statechart-traces by default
  --no-traces       writes none
  --token TOKEN     the token of the page's address, 16 characters or more; by default, each start has a new one
  --help            this text
`;

/** Ends the process with a sentence. */
function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: String(defaultPort) },
        traces: { type: 'string', default: 'statechart-traces' },
        'no-traces': { type: 'boolean', default: false },
        token: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    return fail(`${errorMessage(error)}\n\n${help}`);
  }
}

const options = readOptions();
if (options.help) {
  process.stdout.write(help);
  process.exit(0);
}
const port = Number(options.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`${options.port} is no port.`);
const { token } = options;
if (token !== undefined && !/^[\w-]{16,}$/.test(token))
  fail('A token has 16 or more letters, digits, hyphens and underscores.');
// Whoever reads this may have gone.
process.stdout.on('error', () => {});
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

try {
  const server = await startServer({
    port,
    page: join(dirname(fileURLToPath(import.meta.url)), 'page'),
    traces: options['no-traces'] ? undefined : options.traces,
    log: say,
    ...(token && { token }),
  });
  say(`The workbench is at ${server.address}`);
  say('This address is for you alone: whoever has it sees what your apps do. Ctrl+C ends.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => server.close().finally(() => process.exit(0)));
  }
} catch (error) {
  const isInUse = (error as { code?: string }).code === 'EADDRINUSE';
  fail(
    isInUse
      ? `Port ${port} is in use, maybe by another workbench. Choose another by --port, and give hooks the same.`
      : errorMessage(error),
  );
}

import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Settings = {
  port: number;
  /** Host names or addresses to listen on; only the first one must be available. */
  hosts: readonly [string, ...string[]];
};

/**
 * Reads `PORT` (0 to 65535, by default 4173; 0 is any free port) and `HOST`. Throws if the port is
 * invalid.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = env.PORT || '4173';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new Error(`PORT is ${JSON.stringify(port)}; it must be a whole number from 0 to 65535.`);
  }
  // `localhost` resolves to either address, depending on the system.
  const isLocal = !env.HOST || env.HOST === 'localhost';
  return { port: Number(port), hosts: isLocal ? ['127.0.0.1', '::1'] : [env.HOST as string] };
}

export type RunningSite = {
  /** The URL to open, without a trailing slash. */
  url: string;
  /** Closes all connections and stops. */
  close: () => void;
};

/**
 * Starts a server on each host, on the same port. Rejects with a user-readable message if the port
 * is in use or forbidden, or if the first host is not an address of this machine.
 */
export async function listen(
  createServer: () => Server,
  { port, hosts }: Settings,
): Promise<RunningSite> {
  const servers: Server[] = [];
  const close = () => {
    for (const server of servers) server.close().closeAllConnections();
  };
  let chosenPort = port;
  for (const host of hosts) {
    const server = createServer();
    try {
      await once(server.listen(chosenPort, host), 'listening');
      servers.push(server);
      chosenPort = (server.address() as AddressInfo).port;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (servers.length > 0 && isAddressMissing(code)) continue;
      close();
      throw new Error(explain(code, chosenPort, host), { cause: error });
    }
  }
  return { url: `http://${browsableName(hosts[0])}:${chosenPort}`, close };
}

const isAddressMissing = (code: string) => code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';

function explain(code: string, port: number, host: string) {
  const advice = 'Choose another in the PORT variable, for example: PORT=4200 npm start';
  if (code === 'EADDRINUSE') return `Port ${port} is taken. ${advice}`;
  if (code === 'EACCES') return `Port ${port} is not allowed to this user. ${advice}`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || isAddressMissing(code)) {
    return `HOST is ${JSON.stringify(host)}, which is no address of this machine.`;
  }
  return `The server could not start on ${host}, port ${port} (${code}).`;
}

function browsableName(host: string) {
  if (['127.0.0.1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

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

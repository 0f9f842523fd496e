export type Settings = {
  port: number;
  /** The names or addresses to listen on; the first must be there, the others may be missing. */
  hosts: readonly [string, ...string[]];
};

/** Reads `PORT` (0 to 65535, 4173 if unset; 0 takes any free one) and `HOST`. Throws on a bad port. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = env.PORT || '4173';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new Error(`PORT is ${JSON.stringify(port)}; it must be a whole number from 0 to 65535.`);
  }
  // Systems differ in which of the two addresses `localhost` means.
  const isLocal = !env.HOST || env.HOST === 'localhost';
  return { port: Number(port), hosts: isLocal ? ['127.0.0.1', '::1'] : [env.HOST as string] };
}

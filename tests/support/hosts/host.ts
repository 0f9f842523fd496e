/** A host that serves the built site, and its differences (see `docs/hosting.md`). */
export type Host = {
  port: number;
  close: () => void;
  /** The status with which it redirects other spellings of an address. */
  slashStatus: 307 | 308;
  /** Whether it redirects uppercase paths, and slashes after unknown names. */
  normalizesPaths: boolean;
  /** Whether it sends the build's compressed files; if not, the real host compresses files itself. */
  compresses: boolean;
  /** Whether it sends parts of a file. */
  sendsRanges: boolean;
  /** Whether browsers can cache its responses for unknown paths below `/assets/`. */
  cachesMissing: boolean;
};

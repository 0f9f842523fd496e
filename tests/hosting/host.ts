/** A host that serves the built site, and its differences (see `docs/hosting.md`). */
export type Host = {
  port: number;
  close: () => void;
  /** Whether it redirects uppercase paths, and slashes after unknown names. */
  normalizesPaths: boolean;
  /** Whether it sends parts of a file. */
  sendsRanges: boolean;
};

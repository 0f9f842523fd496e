/** A host that serves the built site, and how it differs from others (see `docs/hosting.md`). */
export type Host = {
  port: number;
  close: () => void;
  /** The status with which it redirects other spellings of an address. */
  slashStatus: 307 | 308;
  /** Whether it redirects upper case, and a slash after an unknown name. */
  mendsSpelling: boolean;
  /** Whether it sends the compressed files; if not, the real host compresses by itself. */
  compresses: boolean;
  /** Whether it sends parts of a file. */
  sendsRanges: boolean;
  /** Whether browsers may not cache its answers to unknown paths below `/assets/`. */
  forgetsMissing: boolean;
};

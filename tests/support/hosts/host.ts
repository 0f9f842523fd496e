/** A running host of the built site, and what it can't do, as in `docs/hosting.md`. */
export type Host = {
  port: number;
  close: () => void;
  /** How it sends a page's other spellings to its address. */
  slashStatus: 307 | 308;
  /** Upper case, and a slash behind an unknown name, lead to the address that has neither. */
  mendsSpelling: boolean;
  /** It sends the compressed files; where false, only the real host compresses. */
  compresses: boolean;
  /** It sends parts of a file. */
  sendsRanges: boolean;
  /** Its answers to unknown paths below `/assets/` may not be kept. */
  forgetsMissing: boolean;
};

/** The printable ASCII characters. */
export const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

/** The characters in the site's fonts. After a change, run `npm run fonts`. */
export const characters = `${ascii}\u00a0©®°·×÷½¼¾éñöüáíóúçè–—‘’“”•…−→←↑↓✓≥≤§`;

/** What a plain keyboard types. */
export const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

/** The characters that the fonts are cut to; `npm run fonts` cuts them anew after a change. */
export const characters = `${ascii}\u00a0©®°·×÷½¼¾éñöüáíóúçè–—‘’“”•…−→←↑↓✓≥≤§`;

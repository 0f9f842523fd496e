const digit = /\p{Nd}/u;

/** The value of a digit of any script: in Unicode, the ten digits of a script stand in a row. */
function digitOf(character: string) {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Accepted input: `84.5`, `.5`, `+2`, `1,084.50`. */
const number = /^\+?(?=\.?\d)(\d*|[1-9]\d{0,2}(,\d{3})+)(\.\d*)?$/;

/**
 * The number that a text says, in the digits of any script, full-width characters included; null for
 * any other text, such as `1,5` and `-3`. At most `Number.MAX_SAFE_INTEGER`.
 */
export function readNumber(text: string): number | null {
  const plain = text
    .trim()
    .replace(/\p{Nd}/gu, digitOf)
    .replace('＋', '+')
    .replace(/[．٫]/g, '.')
    .replace(/[，٬]/g, ',');
  if (!number.test(plain)) return null;
  return Math.min(Number(plain.replaceAll(',', '')), Number.MAX_SAFE_INTEGER);
}

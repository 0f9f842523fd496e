/** A number with its noun: `1 step`, `2 steps`. */
export const count = (amount: number, noun: string, plural = `${noun}s`) =>
  `${amount} ${amount === 1 ? noun : plural}`;

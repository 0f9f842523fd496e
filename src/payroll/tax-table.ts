/** A rate in basis points for annual wages above `over` cents. */
export type Bracket = { over: number; rate: number };

/** A state’s withholding; without brackets, it has no tax. */
export type StateTax = { name: string; table: readonly Bracket[] };

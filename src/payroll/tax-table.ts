/** A rate in basis points on what exceeds `over` cents a year. */
export type Bracket = { over: number; rate: number };

/** How a state has tax withheld; without brackets it has none. */
export type StateTax = { name: string; table: readonly Bracket[] };

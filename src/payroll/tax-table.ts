/** A rate in basis points on what exceeds `over` cents per year. */
export type Bracket = { over: number; rate: number };

/** How a state’s tax is withheld; a state without brackets has none. */
export type StateTax = { name: string; table: readonly Bracket[] };

/** Says what is kept in memory only, such as `your cart`; undefined if there is nothing. */
type Keeper = () => string | undefined;

const keepers = new Set<Keeper>();

/** What loading a page in full would lose (ERR-3). */
export const keptThings = (): string[] => [...keepers].flatMap((keeper) => keeper() ?? []);

/** Adds something to what a full load would lose; returns the function that takes it out again. */
export function addKeeper(keeper: Keeper): () => void {
  keepers.add(keeper);
  return () => void keepers.delete(keeper);
}

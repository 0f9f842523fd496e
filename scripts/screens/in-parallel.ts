/** Does a task for each item, so many at a time, and returns the results in the order of the items. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  count: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  const work = async () => {
    for (const [index, item] of rest) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: count }, work));
  return results;
}

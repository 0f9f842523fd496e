/** A record's own value, so that an id such as `constructor` finds nothing. */
export const own = <T>(record: Readonly<Record<string, T>> = {}, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** Duck-typed, since errors from an iframe belong to another realm. */
const isError = (value: unknown): value is Error =>
  typeof value === 'object' && value !== null && 'message' in value && 'stack' in value;

/** Keeps errors, which JSON would turn into `{}`. */
const keepErrors = (_: string, value: unknown) =>
  isError(value) ? { name: value.name, message: value.message } : value;

/** A copy of a value by way of JSON. */
export const jsonCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value ?? null, keepErrors));

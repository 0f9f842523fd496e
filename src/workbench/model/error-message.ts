import { isObject } from './is-object';

/** The message of a thrown value, or of an error read from a JSON trace. */
export const errorMessage = (error: unknown): string =>
  String(isObject(error) && 'message' in error ? error.message : error);

/** The message of a thrown value, or of an error read from a JSON trace. */
export const errorMessage = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);

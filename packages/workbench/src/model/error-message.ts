/** The message of whatever was thrown. An error in a trace, which is JSON, has its message alone. */
export const errorMessage = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);

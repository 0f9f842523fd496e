/** The output of an actor that is done. */
export const outputOf = <T>(event: object) => (event as { output: T }).output;

/** The error of an actor that has failed. */
export const errorOf = (event: object) => (event as { error?: unknown }).error;

/** How long code or data may take to arrive until it counts as failed, in ms (ERR-2). */
const patience = 15_000;

/** Settles like a request, but rejects if that takes longer than `ms`. */
export async function answered<T>(request: Promise<T>, ms = patience): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([request, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Loads code that the page can do without; if that fails, once more after a second (ERR-2). */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return load();
  }
}

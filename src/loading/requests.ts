import { answerTime } from '@/specification';

/** Settles like a request, but rejects if that takes longer than `ms` (ERR-2). */
export async function withTimeout<T>(request: Promise<T>, ms: number = answerTime): Promise<T> {
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

/** Loads code that the page can do without; if that fails, once more after a second (ERR-2). */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return load();
  }
}

/**
 * Waits for `work` for at most so many milliseconds.
 * @throws what `work` throws, and an Error when there was no answer by then; the work itself goes on unseen
 */
export async function inTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('No answer')), timeoutMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

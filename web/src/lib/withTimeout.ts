/**
 * Waits for `work` for at most `timeoutMs`.
 * @throws what `work` throws, and an Error after the timeout; the work itself isn't stopped
 */
export async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('No response')), timeoutMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { ErrorCode } from '@brokerage/domain/errors/errorCatalog';

/**
 * Runs work that may have nothing to do, which is what an error with a code in `ignored` means.
 * @throws any other error of `run`
 */
export async function runIgnoringErrors(
  ignored: readonly ErrorCode[],
  run: () => Promise<unknown>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    const isIgnored = error instanceof DomainError && ignored.includes(error.code);
    if (!isIgnored) throw error;
  }
}

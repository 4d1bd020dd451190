import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { ErrorCode } from '@brokerage/domain/errors/errorCatalog';

/**
 * Repeats an act on an application or its scheduled call on the counterpart. Errors with a code in `ignored` mean that there is nothing
 * to do. `run` is its own transaction, so a retry after a failure does what is missing.
 * @throws what `run` throws otherwise
 */
export async function runOnCounterpart(
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

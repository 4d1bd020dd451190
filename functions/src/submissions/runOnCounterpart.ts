import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { ErrorCode } from '@brokerage/domain/errors/errorCatalog';

/**
 * Repeats on its counterpart what was done on an application or on its scheduled call. Errors with a code of `passedOver` mean that there
 * is nothing to do. `run` is a transaction of its own, so a call that is sent again after a failure does
 * what is missing.
 * @throws what `run` throws otherwise
 */
export async function runOnCounterpart(
  passedOver: readonly ErrorCode[],
  run: () => Promise<unknown>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    const isPassedOver = error instanceof DomainError && passedOver.includes(error.code);
    if (!isPassedOver) throw error;
  }
}

import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { ErrorCode } from '@brokerage/domain/errors/errorCatalog';

/**
 * Does on the counterpart, an application's scheduled call or a call's application, what was done on the other. Errors of the codes
 * `passedOver` mean that there is nothing to do. `run` is a transaction of its own, so a call that is sent again after a failure does
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

import { DomainError } from '@brokerage/domain/errors/DomainError';
import { paths } from '@brokerage/domain/paths';
import { getFirestore, type Transaction } from 'firebase-admin/firestore';

/** As often as firebase-admin retries a conflicting transaction. */
const MAX_TRIES = 5;

/**
 * Returns whether a transaction has expired, as the emulator words it. firebase-admin itself retries what the service words as "has
 * expired".
 */
function isGivenUp(error: unknown): boolean {
  return (
    Boolean(process.env.FIRESTORE_EMULATOR_HOST) &&
    error instanceof Error &&
    error.message.endsWith('INVALID_ARGUMENT: Transaction is invalid or closed.')
  );
}

/** Runs a transaction, and retries it when it conflicts with another. */
export async function runTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await getFirestore().runTransaction(work);
    } catch (error) {
      if (tries === MAX_TRIES || !isGivenUp(error)) throw error;
    }
  }
}

/**
 * Does the work and, if it fails, waits for the transaction's first read. firebase-admin keeps that read as a separate promise: in a
 * read-only transaction its rejection would be unhandled and end the process. One more read waits for it and takes its rejection; it is
 * never sent.
 */
async function withReads<T>(
  transaction: Transaction,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await work(transaction);
  } catch (error) {
    // An expected failure comes after successful reads.
    if (!(error instanceof DomainError)) {
      await transaction.get(getFirestore().doc(paths.rateLimit('none'))).catch(() => undefined);
    }
    throw error;
  }
}

/** Runs a transaction that writes nothing; all of its reads see the same point in time. */
export const runReadOnly = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  getFirestore().runTransaction((transaction) => withReads(transaction, work), { readOnly: true });

import { type Firestore, runTransaction, type Transaction } from 'firebase/firestore';
import { withTimeout } from '../withTimeout.ts';

/** After this the response counts as lost. */
const TIMEOUT_MS = 20_000;

/**
 * Writes in a transaction, which fails without a connection; a plain write would silently wait for one.
 * @throws what `write` or the database throws, and an Error when the outcome is unknown after 20 seconds
 */
export const saveInTransaction = <T>(
  firestore: Firestore,
  write: (transaction: Transaction) => T | Promise<T>,
): Promise<T> =>
  withTimeout(
    runTransaction(firestore, async (transaction) => write(transaction)),
    TIMEOUT_MS,
  );

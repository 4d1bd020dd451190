import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../../data/db.ts';

/**
 * Returns whether a flyer with the id that the client chose is there already, from the same call sent before.
 * @throws DomainError flyer-not-created when the id belongs to something else; it does not say to what
 */
export async function isAlreadyCreated(
  transaction: Transaction,
  tenantId: string,
  id: string,
  isSame: (earlier: Flyer) => boolean,
): Promise<boolean> {
  const earlier = (await transaction.get(db.flyers(tenantId).doc(id))).data();
  if (earlier && !isSame(earlier)) throw new DomainError('flyer-not-created');
  return earlier !== undefined;
}

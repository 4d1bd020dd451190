import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../../data/db.ts';

/**
 * Returns whether an earlier attempt of the same call already created a flyer with the client's id.
 * @throws DomainError flyer-not-created when the id belongs to something else, without saying to what
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

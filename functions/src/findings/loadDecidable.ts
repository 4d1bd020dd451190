import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Finding } from '@brokerage/domain/finding/finding';
import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { can } from '@brokerage/domain/member/roles';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { db } from '../data/db.ts';
import { authorizeInTransaction, type MemberSession } from '../http/defineMemberCallable.ts';

/** A finding as the person saw it. */
type Shown = Pick<Finding, 'id' | 'revision' | 'check_version'>;

/**
 * Returns a finding with its flyer and who decides about it. Deciding takes nothing off, so it takes no recent sign-in.
 * @throws DomainError permission-denied; finding-not-found; finding-changed where it's about another edition or version of the check by now
 */
export async function loadDecidable(
  transaction: FirebaseFirestore.Transaction,
  session: MemberSession,
  { id, revision, check_version }: Shown,
): Promise<{ actor: UserRole; finding: Finding; flyer: Flyer }> {
  const actor = await authorizeInTransaction(transaction, session, 'flyers:readAll');
  if (!can(actor, 'flyers:recall')) throw new DomainError('permission-denied');
  const { tenant_id } = actor;
  const finding = (await transaction.get(db.findings(tenant_id).doc(id))).data();
  if (!finding) throw new DomainError('finding-not-found');
  const flyer = (await transaction.get(db.flyers(tenant_id).doc(finding.flyer_id))).data();
  const isShown = finding.revision === revision && finding.check_version === check_version;
  const isOut = flyer?.status === 'approved' && flyer.snapshot?.revision === revision;
  if (!flyer || !isShown || !isOut) throw new DomainError('finding-changed');
  return { actor, finding, flyer };
}

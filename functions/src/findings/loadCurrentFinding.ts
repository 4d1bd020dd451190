import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Finding } from '@brokerage/domain/finding/finding';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { Member } from '@brokerage/domain/member/member';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';

/** A finding as the person saw it. */
type Shown = Pick<Finding, 'id' | 'revision' | 'check_version'>;

/**
 * Returns a finding of the company with its flyer.
 * @throws DomainError finding-not-found; finding-changed if it is now about another edition or version of the check
 */
export async function loadCurrentFinding(
  transaction: Transaction,
  { tenant_id }: Pick<Member, 'tenant_id'>,
  { id, revision, check_version }: Shown,
): Promise<{ finding: Finding; flyer: Flyer }> {
  const finding = (await transaction.get(db.findings(tenant_id).doc(id))).data();
  if (!finding) throw new DomainError('finding-not-found');
  const flyer = (await transaction.get(db.flyers(tenant_id).doc(finding.flyer_id))).data();
  const isShown = finding.revision === revision && finding.check_version === check_version;
  const isOut = flyer?.status === 'approved' && flyer.snapshot?.revision === revision;
  if (!flyer || !isShown || !isOut) throw new DomainError('finding-changed');
  return { finding, flyer };
}

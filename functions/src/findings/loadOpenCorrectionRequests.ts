import { FINDINGS_LIMIT, type Finding } from '@brokerage/domain/finding/finding';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';

/** Returns the flyer's other findings with an open correction request. */
export async function loadOpenCorrectionRequests(
  transaction: Transaction,
  { id, tenant_id, flyer_id }: Pick<Finding, 'id' | 'tenant_id' | 'flyer_id'>,
): Promise<Finding[]> {
  const findings = await transaction.get(
    db.findings(tenant_id).where('flyer_id', '==', flyer_id).limit(FINDINGS_LIMIT),
  );
  return findings.docs
    .map((finding) => finding.data())
    .filter((finding) => finding.id !== id && finding.status === 'correction_asked');
}

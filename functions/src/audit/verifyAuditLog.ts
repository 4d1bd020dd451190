import { type AuditEvidence, auditEvidence, checkAuditLog } from '@brokerage/domain/audit/checkAuditLog';
import { db, withDates } from '../db.ts';
import { defineStaffCallable } from '../http/defineStaffCallable.ts';
import { readAnchors } from './auditAnchors.ts';
import { readAuditedEntities } from './readAuditedEntities.ts';
import { lastFinishedDay } from './sealDays.ts';
import { sha256 } from './sha256.ts';

type Transaction = FirebaseFirestore.Transaction;
/** Records read at a time. Of each only its evidence is kept. */
const PAGE = 500;

async function readRecords(transaction: Transaction, tenantId: string): Promise<AuditEvidence[]> {
  const evidence: AuditEvidence[] = [];
  const pages = db.storedAuditLogs(tenantId).orderBy('__name__').limit(PAGE);
  let page = await transaction.get(pages);
  while (!page.empty) {
    for (const record of page.docs) {
      evidence.push(auditEvidence(record.id, withDates(record.data()), tenantId, sha256));
    }
    page = await transaction.get(pages.startAfter(page.docs.at(-1)));
  }
  return evidence;
}

/** verify-audit-log: checks the caller's tenant's whole log, as it is at one moment, against what is outside the database. */
export const verifyAuditLog = defineStaffCallable('verify-audit-log', 'audit:read', async (_, { member }) => {
  const { tenant_id } = member;
  // Before the database: a day that is sealed meanwhile lacks its anchor then, never its seal.
  const anchors = await readAnchors(tenant_id);
  return db.runReadOnly(async (transaction) => {
    const seals = await transaction.get(db.auditSeals(tenant_id).orderBy('date'));
    const records = await readRecords(transaction, tenant_id);
    const entities = await readAuditedEntities(transaction, tenant_id, records);
    return checkAuditLog(
      { tenantId: tenant_id, records, entities, seals: seals.docs.map((one) => one.data()), anchors },
      sha256,
      lastFinishedDay(new Date()),
    );
  });
});

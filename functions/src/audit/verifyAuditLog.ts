import {
  AUDIT_ENTITY_TYPES,
  type AuditEntityType,
  type AuditHead,
  auditHeadSchema,
} from '@brokerage/domain/audit/auditRecord';
import {
  type AuditEvidence,
  type AuditedEntity,
  auditEvidence,
  checkAuditLog,
} from '@brokerage/domain/audit/checkAuditLog';
import { db, withDates } from '../db.ts';
import { defineStaffCallable } from '../http/defineStaffCallable.ts';
import { readAnchors } from './auditAnchors.ts';
import { readCompanyHead } from './companyHead.ts';
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

const headIn = (snapshot: FirebaseFirestore.DocumentSnapshot): AuditHead | null => {
  const parsed = auditHeadSchema.safeParse(snapshot.get('audit_head'));
  return parsed.success ? parsed.data : null;
};

const isKnown = (type: string): type is AuditEntityType => Object.hasOwn(AUDIT_ENTITY_TYPES, type);

/** Everything that has records, and everything that could point to one. */
async function readEntities(
  transaction: Transaction,
  tenantId: string,
  records: readonly AuditEvidence[],
): Promise<AuditedEntity[]> {
  const members = db.userRoles().withConverter(null).where('tenant_id', '==', tenantId).select('audit_head');
  const found = new Map<string, AuditedEntity>();
  for (const member of (await transaction.get(members)).docs) {
    found.set(`member ${member.id}`, { entity_type: 'member', entity_id: member.id, head: headIn(member) });
  }
  found.set(`company ${tenantId}`, {
    entity_type: 'company',
    entity_id: tenantId,
    head: await readCompanyHead(transaction, tenantId),
  });
  const others = [{ entity_type: 'security', entity_id: tenantId }, ...records];
  for (const { entity_type, entity_id } of others) {
    const key = `${entity_type} ${entity_id}`;
    if (found.has(key)) continue;
    const own = isKnown(entity_type)
      ? await transaction.get(db.audited(tenantId, entity_type, entity_id))
      : undefined;
    found.set(key, { entity_type, entity_id, head: own ? headIn(own) : null });
  }
  return [...found.values()];
}

/** verify-audit-log: checks the caller's tenant's whole log, as it is at one moment, against what is outside the database. */
export const verifyAuditLog = defineStaffCallable('verify-audit-log', 'audit:read', async (_, { member }) => {
  const { tenant_id } = member;
  // Before the database: a day that is sealed meanwhile lacks its anchor then, never its seal.
  const anchors = await readAnchors(tenant_id);
  return db.runReadOnly(async (transaction) => {
    const seals = await transaction.get(db.auditSeals(tenant_id).orderBy('date'));
    const records = await readRecords(transaction, tenant_id);
    const entities = await readEntities(transaction, tenant_id, records);
    return checkAuditLog(
      { tenantId: tenant_id, records, entities, seals: seals.docs.map((one) => one.data()), anchors },
      sha256,
      lastFinishedDay(new Date()),
    );
  });
});

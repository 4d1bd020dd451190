import { type AuditEvidence, type AuditedEntity, auditEvidence } from '@brokerage/domain/audit/auditEvidence';
import type { AuditLogReader } from '@brokerage/domain/audit/auditLogReader';
import { auditAnchorSchema } from '@brokerage/domain/audit/auditRecord';
import { db, withDates } from '../data/db.ts';
import { readAnchorFile } from './anchorBucket.ts';
import { anchorPath } from './auditAnchors.ts';
import { readHourAnchors } from './auditHourAnchors.ts';
import { loadAuditHashes } from './loadAuditHashes.ts';
import { readAuditedHeads } from './readAuditedHeads.ts';
import { sha256 } from './sha256.ts';
import { storedHead } from './storedHead.ts';

type Transaction = FirebaseFirestore.Transaction;
type Query = FirebaseFirestore.Query;

/** Records read at a time. Of each only its evidence is kept. */
const PAGE = 500;
const NAME = '__name__';

const startAfter = (query: Query, after: string | null): Query =>
  after === null ? query : query.startAfter(after);

/** Reads the log in a transaction. `anchoredDays` must have been listed before the transaction began. */
export function auditLogReader(
  transaction: Transaction,
  tenantId: string,
  anchoredDays: readonly string[],
): AuditLogReader {
  const logs = db.storedAuditLogs(tenantId);
  const evidenceOf = (record: FirebaseFirestore.DocumentSnapshot): AuditEvidence =>
    auditEvidence(record.id, withDates(record.data() ?? {}), tenantId, sha256);

  async function readRecords(after: string | null, limit: number): Promise<AuditEvidence[]> {
    const found: AuditEvidence[] = [];
    let last = after;
    while (found.length < limit) {
      const size = Math.min(PAGE, limit - found.length);
      const page = await transaction.get(startAfter(logs.orderBy(NAME), last).limit(size));
      found.push(...page.docs.map(evidenceOf));
      last = page.docs.at(-1)?.id ?? null;
      if (page.size < size) break;
    }
    return found;
  }

  async function readMembers(after: string | null, limit: number): Promise<AuditedEntity[]> {
    const members = db
      .userRoles()
      .withConverter(null)
      .where('tenant_id', '==', tenantId)
      .select('audit_head');
    const page = await transaction.get(startAfter(members.orderBy(NAME), after).limit(limit));
    return page.docs.map((member) => ({
      entity_type: 'member',
      entity_id: member.id,
      head: storedHead(member),
    }));
  }

  return {
    tenantId,
    anchoredDays,
    countRecords: async () => (await transaction.get(logs.count())).data().count,
    readRecords,
    readRecord: async (id) => {
      const record = await transaction.get(logs.doc(id));
      return record.exists ? evidenceOf(record) : undefined;
    },
    readHeads: (entities) => readAuditedHeads(transaction, tenantId, entities),
    readMembers,
    readSeals: async (after, limit) => {
      const seals = db.auditSeals(tenantId).orderBy('date');
      const page = await transaction.get((after === null ? seals : seals.startAfter(after)).limit(limit));
      return page.docs.map((seal) => seal.data());
    },
    readSeal: async (date) => (await transaction.get(db.auditSeals(tenantId).doc(date))).data(),
    readFirstTime: async (from) => {
      const first = await transaction.get(logs.where('at', '>=', from).orderBy('at').limit(1));
      const at: unknown = withDates(first.docs[0]?.data() ?? {}).at;
      return at instanceof Date ? at : undefined;
    },
    readHashes: (from, end) => loadAuditHashes(tenantId, from, end, transaction),
    readAnchor: (date) => readAnchorFile(anchorPath(tenantId, date), auditAnchorSchema),
    readHourAnchors: (afterDay, limit) => readHourAnchors(tenantId, afterDay, limit),
  };
}

import { type AuditEvidence, type AuditedEntity, auditEvidence } from '@brokerage/domain/audit/auditEvidence';
import type {
  AuditLogReader,
  ListedEntityType,
  PositionedRecord,
} from '@brokerage/domain/audit/auditLogReader';
import { auditAnchorSchema } from '@brokerage/domain/audit/auditRecord';
import { chunks } from '@brokerage/domain/collections/chunks';
import { withDates } from '@brokerage/domain/collections/withDates';
import type { DocumentSnapshot, Query, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';
import { sha256 } from '../data/sha256.ts';
import { readAnchorFile } from './anchorBucket.ts';
import { anchorPath } from './auditAnchors.ts';
import { auditHashReader, startAfterPosition, toPosition } from './auditHashReader.ts';
import { toAuditHead } from './auditHeads.ts';
import { readHourAnchors } from './auditHourAnchors.ts';
import { readAuditedHeads } from './readAuditedHeads.ts';

/** Id prefixes of entities whose heads are all in `audit_heads`, where they stay when the entity is removed. */
const HEAD_PREFIXES = {
  branch: 'branch-',
  directory_entry: 'directory-entry-',
  license: 'license-',
  customer_review: 'customer-review-',
} as const satisfies Partial<Record<ListedEntityType, string>>;
type TypeInHeads = keyof typeof HEAD_PREFIXES;
const isInHeads = (type: ListedEntityType): type is TypeInHeads => Object.hasOwn(HEAD_PREFIXES, type);

/** Records per read. Only their evidence is kept. */
const PAGE_SIZE = 500;
const NAME = '__name__';

const startAfter = (query: Query, after: string | null): Query =>
  after === null ? query : query.startAfter(after);

/** Returns all stored entities of a type. */
function allEntities(tenantId: string, type: Exclude<ListedEntityType, TypeInHeads>): Query {
  const queries: Record<typeof type, () => Query> = {
    member: () => db.members().where('tenant_id', '==', tenantId).withConverter(null),
    template: () => db.templates(tenantId).withConverter(null),
    flyer: () => db.flyers(tenantId).withConverter(null),
    link: () => db.sharedLinks(tenantId).withConverter(null),
    application: () => db.submissions(tenantId).withConverter(null),
    recall: () => db.recalls(tenantId).withConverter(null),
  };
  return queries[type]();
}

/** Reads the log in a transaction. `anchoredDays` must have been listed before the transaction began. */
export function auditLogReader(
  transaction: Transaction,
  tenantId: string,
  anchoredDays: readonly string[],
): AuditLogReader {
  const logs = db.storedAuditLogs(tenantId);
  const toEvidence = (record: DocumentSnapshot): AuditEvidence =>
    auditEvidence(record.id, withDates(record.data() ?? {}), tenantId, sha256);

  /** Reads up to `limit` records page by page. `pageAfter` returns the query for what follows the last record; undefined: from the start. */
  async function readAll(limit: number, pageAfter: (last: QueryDocumentSnapshot | undefined) => Query) {
    const found: QueryDocumentSnapshot[] = [];
    while (found.length < limit) {
      const size = Math.min(PAGE_SIZE, limit - found.length);
      const page = await transaction.get(pageAfter(found.at(-1)).limit(size));
      found.push(...page.docs);
      if (page.size < size) break;
    }
    return found;
  }

  async function readRecords(after: string | null, limit: number): Promise<AuditEvidence[]> {
    const byName = logs.orderBy(NAME);
    const found = await readAll(limit, (last) => startAfter(byName, last?.id ?? after));
    return found.map(toEvidence);
  }

  async function readRecordsSince(
    from: Date,
    after: string | null,
    limit: number,
  ): Promise<(AuditEvidence & PositionedRecord)[]> {
    const since = logs.where('at', '>=', from).orderBy('at').orderBy(NAME);
    const found = await readAll(limit, (last) => startAfterPosition(since, last ? toPosition(last) : after));
    return found.map((one) => ({ ...toEvidence(one), position: toPosition(one) }));
  }

  async function readRecordsById(ids: readonly string[]): Promise<AuditEvidence[]> {
    const found: AuditEvidence[] = [];
    for (const some of chunks(ids, PAGE_SIZE)) {
      const refs = some.map((id) => logs.doc(id));
      const records = await transaction.getAll(...refs);
      found.push(...records.filter(({ exists }) => exists).map(toEvidence));
    }
    return found;
  }

  async function readStoredHeads(type: TypeInHeads, after: string | null, limit: number) {
    const prefix = HEAD_PREFIXES[type];
    const heads = db.auditHeads(tenantId).orderBy(NAME);
    const from = after === null ? heads.startAt(prefix) : heads.startAfter(`${prefix}${after}`);
    // `.` follows `-` in the sort order, so this end includes all ids of this kind.
    const page = await transaction.get(from.endBefore(`${prefix.slice(0, -1)}.`).limit(limit));
    return page.docs.map((head) => ({
      entity_type: type,
      entity_id: head.id.slice(prefix.length),
      head: toAuditHead(head),
    }));
  }

  async function readEntities(
    type: ListedEntityType,
    after: string | null,
    limit: number,
  ): Promise<AuditedEntity[]> {
    if (isInHeads(type)) return readStoredHeads(type, after, limit);
    const all = allEntities(tenantId, type).orderBy(NAME);
    // The head of a submission is in a separate document next to it.
    const isElsewhere = type === 'application';
    const fields = isElsewhere ? all.select() : all.select('audit_head');
    const page = await transaction.get(startAfter(fields, after).limit(limit));
    if (isElsewhere) {
      const entities = page.docs.map(({ id }) => ({ entity_type: type, entity_id: id }));
      return readAuditedHeads(transaction, tenantId, entities);
    }
    return page.docs.map((entity) => ({
      entity_type: type,
      entity_id: entity.id,
      head: toAuditHead(entity),
    }));
  }

  return {
    tenantId,
    anchoredDays,
    countRecords: async (from) =>
      (await transaction.get((from ? logs.where('at', '>=', from) : logs).count())).data().count,
    readRecords,
    readRecordsSince,
    readRecordsById,
    readHeads: (entities) => readAuditedHeads(transaction, tenantId, entities),
    readEntities,
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
    readHashes: auditHashReader(tenantId, transaction),
    readAnchor: (date) => readAnchorFile(anchorPath(tenantId, date), auditAnchorSchema),
    readHourAnchors: (afterDay, limit) => readHourAnchors(tenantId, afterDay, limit),
  };
}

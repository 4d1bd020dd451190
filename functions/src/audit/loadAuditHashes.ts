import type { AuditHash } from '@brokerage/domain/audit/auditLogReader';
import { db } from '../data/db.ts';

/** Records read at a time. Of each only the hash is kept. */
const PAGE = 500;

/** Loads ids and hashes of a tenant's records from `from` until before `end`, within the transaction if there is one. */
export async function loadAuditHashes(
  tenantId: string,
  from: Date,
  end: Date,
  transaction?: FirebaseFirestore.Transaction,
): Promise<AuditHash[]> {
  const pages = db
    .storedAuditLogs(tenantId)
    .where('at', '>=', from)
    .where('at', '<', end)
    .orderBy('at')
    .select('hash')
    .limit(PAGE);
  const read = (query: FirebaseFirestore.Query) => (transaction ? transaction.get(query) : query.get());
  const found: AuditHash[] = [];
  let last: FirebaseFirestore.QueryDocumentSnapshot | undefined;
  do {
    const page = await read(last ? pages.startAfter(last) : pages);
    for (const record of page.docs) {
      const hash: unknown = record.get('hash');
      found.push({ id: record.id, hash: typeof hash === 'string' ? hash : '' });
    }
    last = page.size < PAGE ? undefined : page.docs.at(-1);
  } while (last);
  return found;
}

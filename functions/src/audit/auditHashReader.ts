import type { ReadHashes } from '@brokerage/domain/audit/auditLogReader';
import {
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { db } from '../data/db.ts';

/** Returns a record's position by time and id, at full precision: a stored time may be finer than a Date. */
export function toPosition(record: QueryDocumentSnapshot): string {
  const { seconds, nanoseconds } = record.get('at') as Timestamp;
  return `${seconds}.${nanoseconds} ${record.id}`;
}

/** Continues a query that is sorted by `at` and id. */
export function startAfterPosition(query: Query, position: string | null): Query {
  const [, seconds, nanoseconds, id] = /^(-?\d+)\.(\d+) (.+)$/s.exec(position ?? '') ?? [];
  return id === undefined ? query : query.startAfter(new Timestamp(Number(seconds), Number(nanoseconds)), id);
}

/** Reads ids and hashes of a tenant's records by time, in the transaction if there is one. */
export const auditHashReader =
  (tenantId: string, transaction?: Transaction): ReadHashes =>
  async (from, end, after, limit) => {
    const records = db
      .storedAuditLogs(tenantId)
      .where('at', '>=', from)
      .where('at', '<', end)
      .orderBy('at')
      .orderBy('__name__')
      .select('at', 'hash');
    const query = startAfterPosition(records, after).limit(limit);
    const page = await (transaction ? transaction.get(query) : query.get());
    return page.docs.map((record) => {
      const hash: unknown = record.get('hash');
      return {
        id: record.id,
        hash: typeof hash === 'string' ? hash : '',
        position: toPosition(record),
      };
    });
  };

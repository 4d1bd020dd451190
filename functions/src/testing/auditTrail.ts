import { auditDay, auditRecordId, nextAuditRecord } from '@brokerage/domain/audit/auditChain';
import type { AuditHead } from '@brokerage/domain/audit/auditHead';
import type { AuditRecord } from '@brokerage/domain/audit/auditRecord';
import { paths } from '@brokerage/domain/paths';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import type { Firestore } from 'firebase-admin/firestore';
import { sha256 } from '../data/sha256.ts';

/** Records about one flyer, evenly spread over a period. */
interface AuditTrail {
  tenantId: string;
  flyerId: string;
  count: number;
  from: Date;
  /** Milliseconds between records. */
  every: number;
}

/** Returns a chain of audit records with its head, like `audit` creates it. */
export function auditTrail({ tenantId, flyerId, count, from, every }: AuditTrail) {
  const records: AuditRecord[] = [];
  let head: AuditHead | null = null;
  for (let index = 0; index < count; index += 1) {
    const next: { record: AuditRecord; head: AuditHead } = nextAuditRecord(
      {
        tenant_id: tenantId,
        at: new Date(from.getTime() + index * every),
        actor_user_id: 'root',
        actor_name: 'Sample Root',
        action: 'instance_submitted',
        entity_type: 'flyer',
        entity_id: flyerId,
        before: null,
        after: { revision: index + 1 },
      },
      head,
      sha256,
    );
    head = next.head;
    records.push(next.record);
  }
  return { tenantId, flyerId, records, head };
}

/** Writes chains without a transaction for each record. */
export async function writeAuditTrails(
  firestore: Firestore,
  trails: readonly ReturnType<typeof auditTrail>[],
): Promise<void> {
  const writer = firestore.bulkWriter();
  for (const { tenantId, flyerId, records, head } of trails) {
    for (const record of records)
      void writer.set(firestore.doc(paths.auditLogs.one(tenantId, record.id)), record);
    void writer.set(
      firestore.doc(paths.flyers.one(tenantId, flyerId)),
      { audit_head: head },
      { merge: true },
    );
  }
  await writer.close();
}

export const writeAuditTrail = (firestore: Firestore, trail: AuditTrail): Promise<void> =>
  writeAuditTrails(firestore, [auditTrail(trail)]);

/** Returns the path of a record that `writeAuditTrail` wrote. */
export const trailRecordPath = (tenantId: string, flyerId: string, seq: number): string =>
  paths.auditLogs.one(tenantId, auditRecordId('flyer', flyerId, seq));

/** Returns the start of the day (UTC) that many days ago. */
export const startOfDay = (daysAgo: number): Date =>
  new Date(`${auditDay(new Date(Date.now() - daysAgo * DAY_MS))}T00:00:00Z`);

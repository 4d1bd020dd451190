import { createHash } from 'node:crypto';
import { LINK_SHARDS } from '@brokerage/domain/link/linkCount';
import { toCountFacts } from '@brokerage/domain/link/linkRollUp';
import type { LinkSums, SharedLink } from '@brokerage/domain/link/sharedLink';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';

/** Returns the shard of a view: always the same one, so that a retry conflicts with the first attempt. */
const toShard = (key: string) => createHash('sha256').update(key).digest().readUInt32BE() % LINK_SHARDS;

/** Adds to a link's counts of a day (`dayInZone`). Writes to one of the day's shards without a read. */
export function addToCounts(
  transaction: Transaction,
  link: SharedLink,
  names: readonly (keyof LinkSums)[],
  { key, day }: { key: string; day: string },
): void {
  const { tenant_id, created_by_user_id, short_code, flyer_instance_id } = link;
  const shard = db.linkCounts(tenant_id).doc(`${short_code}_${day}_${toShard(key)}`);
  const more = Object.fromEntries(names.map((name) => [name, FieldValue.increment(1)]));
  transaction.set(
    shard,
    {
      tenant_id,
      created_by_user_id,
      short_code,
      flyer_instance_id,
      day,
      is_folded: false,
      facts: toCountFacts(link),
      ...more,
    },
    { merge: true },
  );
}

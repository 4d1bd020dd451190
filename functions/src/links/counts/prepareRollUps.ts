import { LINK_SUMS } from '@brokerage/domain/link/linkCount';
import { boundSources, type RollUpCount, toRollUps } from '@brokerage/domain/link/linkRollUp';
import type { LinkSums } from '@brokerage/domain/link/sharedLink';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';

/** Returns increments of the nonzero sums; undefined if all are zero. */
export function toIncrements(sums: LinkSums): Record<string, FieldValue> | undefined {
  const changed = LINK_SUMS.filter((name) => sums[name] !== 0);
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((name) => [name, FieldValue.increment(sums[name])]));
}

/** Returns whether any of the sums is nonzero. */
const isChanged = (sums: LinkSums) => LINK_SUMS.some((name) => sums[name] !== 0);

/**
 * Reads the roll-ups by source, and returns what adds counts of a tenant to its roll-ups. Mark the counts as added in the same transaction,
 * so that nothing counts twice if the work is killed.
 */
export async function prepareRollUps(
  transaction: Transaction,
  tenantId: string,
  counts: readonly RollUpCount[],
): Promise<() => void> {
  const rollUps = [...toRollUps(counts)].flatMap(([id, { sums, ...rollUp }]) => {
    const changed = Object.entries(sums).filter(([, added]) => isChanged(added));
    if (changed.length === 0) return [];
    const ref = db.linkRollUps(tenantId).doc(id).withConverter(null);
    return [{ ...rollUp, ref, sums: Object.fromEntries(changed) }];
  });
  const refs = rollUps.flatMap(({ by, ref }) => (by === 'source' ? [ref] : []));
  const records = refs.length > 0 ? await transaction.getAll(...refs, { fieldMask: ['sums'] }) : [];
  const storedKeys = new Map(
    records.map((record) => [record.id, Object.keys((record.get('sums') ?? {}) as object)]),
  );
  return () => {
    for (const { ref, sums, names, ...head } of rollUps) {
      const bounded =
        head.by === 'source' ? boundSources(sums, storedKeys.get(ref.id) ?? []) : Object.entries(sums);
      const increments = [...bounded].flatMap(([key, added]) => {
        const more = toIncrements(added);
        return more ? [[key, more] as const] : [];
      });
      if (increments.length === 0) continue;
      // An empty map would replace the stored names.
      const named = Object.keys(names).length > 0 ? { names } : {};
      transaction.set(ref, { ...head, sums: Object.fromEntries(increments), ...named }, { merge: true });
    }
  };
}

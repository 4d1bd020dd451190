import { paths } from '@brokerage/domain/paths';
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import pLimit from 'p-limit';
import type { Migration } from './migration.ts';
import { type LedgerEntry, loadLedgerEntry, saveLedgerEntry } from './migrationLedger.ts';

/** Records migrated concurrently, each in its own transaction. */
const CONCURRENCY = 20;

export interface MigrationOptions {
  /** False: only counts and stores nothing. */
  isWriting: boolean;
  /** True: starts over, even if it is done. */
  isAgain?: boolean;
  /** Records per read. */
  pageSize?: number;
  /** Ends the run after the page that is currently being written. */
  signal?: AbortSignal;
  /** Called with each page before it is written. */
  onPage?: (collection: string, counts: MigrationCounts) => void | Promise<void>;
}

/** `pending`: records read that have the old shape. `changed`: records that this run migrated. */
export interface MigrationCounts {
  read: number;
  pending: number;
  changed: number;
}

/** Migrates one record in its current state if it still needs it; returns whether it did. */
const migrateRecord = (migration: Migration, { ref }: QueryDocumentSnapshot): Promise<boolean> =>
  ref.firestore.runTransaction(async (transaction) => {
    const record = await transaction.get(ref);
    if (!record.exists || !migration.isPending(record)) return false;
    await migration.migrate(transaction, record);
    return true;
  });

/** Migrates a page's records; all of them are finished when it returns or throws. */
async function migratePage(
  migration: Migration,
  records: readonly QueryDocumentSnapshot[],
  counts: MigrationCounts,
): Promise<void> {
  const limited = pLimit(CONCURRENCY);
  const outcomes = await Promise.allSettled(
    records.map((record) =>
      limited(async () => {
        if (await migrateRecord(migration, record)) counts.changed += 1;
      }),
    ),
  );
  outcomes.forEach((outcome, index) => {
    if (outcome.status === 'fulfilled') return;
    throw new Error(`${records[index]?.ref.path} could not be migrated`, { cause: outcome.reason });
  });
}

/**
 * Runs a migration page by page and stores its progress, so that it resumes there after an interruption. A record that changes during the
 * run is migrated in its newest state.
 * @throws Error that names the record that can't be migrated; the next run starts with its page
 */
export async function runMigration(
  firestore: Firestore,
  migration: Migration,
  { isWriting, isAgain = false, pageSize = 300, signal, onPage }: MigrationOptions,
): Promise<MigrationCounts> {
  const counts: MigrationCounts = { read: 0, pending: 0, changed: 0 };
  const stored = isAgain ? undefined : await loadLedgerEntry(firestore, migration);
  const start = stored?.cursor ?? null;
  const save = async (status: LedgerEntry['status'], cursor: LedgerEntry['cursor']) => {
    if (!isWriting) return;
    const read = (stored?.read ?? 0) + counts.read;
    const changed = (stored?.changed ?? 0) + counts.changed;
    await saveLedgerEntry(firestore, migration, { status, cursor, read, changed });
  };
  const tenants = await firestore.collection(paths.tenants).listDocuments();
  const collections = migration.collections(tenants.map(({ id }) => id));
  // If the cursor's company is gone, all collections are read again; finished records are skipped.
  const first = start === null ? 0 : Math.max(0, collections.indexOf(start.collection));
  for (const [index, collection] of collections.entries()) {
    if (index < first) continue;
    let after = start?.collection === collection ? start.after : null;
    let isLast = false;
    while (!isLast) {
      signal?.throwIfAborted();
      const ordered = firestore.collection(collection).orderBy(FieldPath.documentId());
      const selected = migration.fields ? ordered.select(...migration.fields) : ordered;
      const page = after === null ? selected : selected.startAfter(after);
      const { docs } = await page.limit(pageSize).get();
      const pending = docs.filter((record) => migration.isPending(record));
      counts.read += docs.length;
      counts.pending += pending.length;
      await onPage?.(collection, counts);
      if (isWriting) await migratePage(migration, pending, counts);
      after = docs.at(-1)?.id ?? after;
      isLast = docs.length < pageSize;
      await save('running', { collection, after });
    }
  }
  await save('done', null);
  return counts;
}

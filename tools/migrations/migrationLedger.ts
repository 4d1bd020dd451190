import { paths } from '@brokerage/domain/paths';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { type Migration, migrationId } from './migration.ts';

/** A migration's progress in a project; without a record it hasn't started. */
const entrySchema = z.object({
  /** `due`: may run now that its version is deployed. */
  status: z.enum(['due', 'running', 'done']),
  /** The last finished record, to resume from. */
  cursor: z.object({ collection: z.string(), after: z.string().nullable() }).nullable().default(null),
  read: z.number().int().default(0),
  changed: z.number().int().default(0),
});
export type LedgerEntry = z.output<typeof entrySchema>;

const ledgerRef = (firestore: Firestore, migration: Migration): DocumentReference =>
  firestore.doc(paths.migration(migrationId(migration)));

/** Returns the migration's progress; undefined if it hasn't started. */
export async function loadLedgerEntry(
  firestore: Firestore,
  migration: Migration,
): Promise<LedgerEntry | undefined> {
  const record = await ledgerRef(firestore, migration).get();
  return record.exists ? entrySchema.parse(record.data()) : undefined;
}

/** Stores the migration's progress. */
export async function saveLedgerEntry(
  firestore: Firestore,
  migration: Migration,
  entry: LedgerEntry,
): Promise<void> {
  const { summary, phase } = migration;
  await ledgerRef(firestore, migration).set({ ...entry, summary, phase, updated_at: new Date() });
}

const isWithoutRecords = async (firestore: Firestore): Promise<boolean> =>
  (await firestore.collection(paths.tenants).limit(1).get()).empty;

/**
 * Returns the migrations to run now. One for after the deployment counts once `announceAfterDeploy` has made it due. A database
 * without any company has nothing to migrate.
 */
export async function findPendingMigrations(
  firestore: Firestore,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  if (await isWithoutRecords(firestore)) return [];
  const entries = await Promise.all(migrations.map((one) => loadLedgerEntry(firestore, one)));
  return migrations.filter(({ phase }, index) => {
    const status = entries[index]?.status ?? (phase === 'before-deploy' ? 'due' : 'done');
    return status !== 'done';
  });
}

/** Marks the migrations as due that were waiting for the deployment, and returns them. */
export async function announceAfterDeploy(
  firestore: Firestore,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  if (await isWithoutRecords(firestore)) return [];
  const announced: Migration[] = [];
  for (const migration of migrations) {
    if (migration.phase !== 'after-deploy' || (await loadLedgerEntry(firestore, migration))) continue;
    await saveLedgerEntry(firestore, migration, { status: 'due', cursor: null, read: 0, changed: 0 });
    announced.push(migration);
  }
  return announced;
}

/** Marks all migrations as done in a database before its first company, because its records will already have the current shape. */
export async function skipMigrationsOfNewDatabase(
  firestore: Firestore,
  migrations: readonly Migration[],
): Promise<void> {
  if (!(await isWithoutRecords(firestore))) return;
  const done = { status: 'done', cursor: null, read: 0, changed: 0 } as const;
  for (const migration of migrations) await saveLedgerEntry(firestore, migration, done);
}

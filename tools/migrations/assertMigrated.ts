import type { Firestore } from 'firebase-admin/firestore';
import { UserError } from '../lib/UserError.ts';
import { type Migration, migrationId } from './migration.ts';
import { findPendingMigrations } from './migrationLedger.ts';

/**
 * Checks that the project's records have the shape that this version needs.
 * @throws UserError that names the pending migrations and the command to run
 */
export async function assertMigrated(
  firestore: Firestore,
  project: string,
  migrations: readonly Migration[],
): Promise<void> {
  const pending = await findPendingMigrations(firestore, migrations);
  if (pending.length === 0) return;
  const names = pending.map(migrationId).join(', ');
  const command = `npm run migrate -- --project ${project}`;
  throw new UserError(
    `Not migrated yet: ${names}. Nothing was deployed.\nSee what it would change with "${command}", then run it with --write.`,
  );
}

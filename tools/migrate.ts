/**
 * `npm run migrate -- --project <id> [--write]` gives stored records of a real project the shape that this version needs (with
 * credentials: `gcloud auth application-default login`). Without `--write` it only counts. After an interruption it resumes where it
 * stopped. `--again <NNN>` runs one migration over all records again.
 */

import { parseArgs } from 'node:util';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { initializeProject } from './lib/initializeProject.ts';
import { interruption } from './lib/interruption.ts';
import { runTool } from './lib/runTool.ts';
import { UserError } from './lib/UserError.ts';
import { type Migration, migrationId } from './migrations/migration.ts';
import { findPendingMigrations, loadLedgerEntry } from './migrations/migrationLedger.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import { runMigration } from './migrations/runMigration.ts';

function findMigration(number: string): Migration {
  const found = MIGRATIONS.find((migration) => migrationId(migration).startsWith(`${number}-`));
  if (!found) {
    throw new UserError(
      `There is no migration ${number}. There are: ${MIGRATIONS.map(migrationId).join(', ')}.`,
    );
  }
  return found;
}

/** Guards against running a post-deployment migration too early: it removes data that the deployed version still reads. */
async function assertBegun(firestore: Firestore, migration: Migration): Promise<void> {
  if (migration.phase === 'before-deploy' || (await loadLedgerEntry(firestore, migration))) return;
  throw new UserError(`${migrationId(migration)} runs after the version that goes with it is deployed.`);
}

await runTool(async () => {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, write: { type: 'boolean' }, again: { type: 'string' } },
  });
  const { project: projectId, again } = values;
  if (!projectId) throw new UserError('--project is missing: name the Firebase project.');
  const isWriting = values.write ?? false;
  const isAgain = again !== undefined;
  initializeProject(projectId);
  const firestore = getFirestore();
  if (isAgain) await assertBegun(firestore, findMigration(again));
  const migrations = isAgain ? [findMigration(again)] : await findPendingMigrations(firestore, MIGRATIONS);
  for (const migration of migrations) {
    console.log(`${migrationId(migration)}: ${migration.summary}`);
    const { read, pending, changed } = await runMigration(firestore, migration, {
      isWriting,
      isAgain,
      signal: interruption(),
      onPage: (collection, counts) => console.log(`  ${collection}: ${counts.read} records read so far`),
    });
    console.log(
      isWriting
        ? `  Migrated ${changed} of ${read} records.`
        : `  ${pending} of ${read} records need to be migrated. Run it with --write to do so.`,
    );
  }
  if (migrations.length === 0) console.log('No migration is pending.');
  return 0;
});

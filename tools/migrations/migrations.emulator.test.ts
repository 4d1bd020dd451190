import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@brokerage/domain/paths';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assertMigrated } from './assertMigrated.ts';
import { type Migration, migrationId } from './migration.ts';
import {
  announceAfterDeploy,
  findPendingMigrations,
  loadLedgerEntry,
  skipMigrationsOfNewDatabase,
} from './migrationLedger.ts';
import { MIGRATIONS } from './migrations.ts';
import { runMigration } from './runMigration.ts';
import { actionNoticesFixture } from './testing/actionNoticesFixture.ts';
import { applicationFiltersFixture } from './testing/applicationFiltersFixture.ts';
import { contactClockFixture } from './testing/contactClockFixture.ts';
import { failedMailLinksFixture } from './testing/failedMailLinksFixture.ts';
import { flyerEndsFixture } from './testing/flyerEndsFixture.ts';
import { flyerSnapshotsFixture } from './testing/flyerSnapshotsFixture.ts';
import { flyerStatesFixture } from './testing/flyerStatesFixture.ts';
import { linkFactsFixture } from './testing/linkFactsFixture.ts';
import { linkRollUpsFixture } from './testing/linkRollUpsFixture.ts';
import { linkTargetsFixture } from './testing/linkTargetsFixture.ts';
import { mailStatesFixture } from './testing/mailStatesFixture.ts';
import type { MigrationFixture } from './testing/migrationFixture.ts';
import { officerSearchKeysFixture } from './testing/officerSearchKeysFixture.ts';
import { phoneSearchKeysFixture } from './testing/phoneSearchKeysFixture.ts';
import { searchKeysFixture } from './testing/searchKeysFixture.ts';
import { submissionKindsFixture } from './testing/submissionKindsFixture.ts';

// A separate project in the emulator, so that the seeded world stays unchanged.
const PROJECT = 'demo-migrations';
const FIXTURES: readonly MigrationFixture[] = [
  searchKeysFixture,
  flyerSnapshotsFixture,
  linkFactsFixture,
  linkRollUpsFixture,
  contactClockFixture,
  applicationFiltersFixture,
  submissionKindsFixture,
  flyerStatesFixture,
  linkTargetsFixture,
  flyerEndsFixture,
  mailStatesFixture,
  actionNoticesFixture,
  failedMailLinksFixture,
  phoneSearchKeysFixture,
  officerSearchKeysFixture,
];
let app: App;
let firestore: Firestore;

beforeAll(() => {
  if (!process.env.FIRESTORE_EMULATOR_HOST)
    throw new Error('There are no emulators: run these tests with npm test.');
  app = initializeApp({ projectId: PROJECT }, PROJECT);
  firestore = getFirestore(app);
});
afterAll(() => deleteApp(app));
beforeEach(async () => {
  for (const collection of await firestore.listCollections()) await firestore.recursiveDelete(collection);
});

async function store(records: MigrationFixture['old']): Promise<void> {
  for (const [path, data] of Object.entries(records)) await firestore.doc(path).set(data);
}

/** Everything that is stored, by path, without the ledger. */
async function loadAll(
  parent: { listCollections: Firestore['listCollections'] } = firestore,
): Promise<Record<string, unknown>> {
  const collections = (await parent.listCollections()).filter(({ id }) => id !== 'migrations');
  const all: Record<string, unknown> = {};
  for (const collection of collections) {
    for (const ref of await collection.listDocuments()) {
      const data = (await ref.get()).data();
      if (data) all[ref.path] = data;
      Object.assign(all, await loadAll(ref));
    }
  }
  return all;
}

it('lists every migration of the folder in order, with a fixture of old records for each', () => {
  const files = readdirSync(join(import.meta.dirname))
    .filter((name) => /^\d{3}-/.test(name))
    .map((name) => name.replace(/\.ts$/, ''));
  expect(MIGRATIONS.map(migrationId)).toEqual(files.sort());
  expect(FIXTURES.map(({ migration }) => migration)).toEqual(MIGRATIONS);
});

describe.each(FIXTURES.map((fixture) => ({ id: migrationId(fixture.migration), ...fixture })))(
  'migration $id',
  ({ migration, old, migrated, meanwhile }) => {
    beforeEach(() => store(old));

    it('only counts without permission to write', async () => {
      const before = await loadAll();
      const counts = await runMigration(firestore, migration, { isWriting: false, pageSize: 2 });
      expect(counts.pending).toBeGreaterThan(0);
      expect(counts.changed).toBe(0);
      expect(await loadAll()).toEqual(before);
      expect(await loadLedgerEntry(firestore, migration)).toBeUndefined();
    });

    it('migrates each record once', async () => {
      const counts = await runMigration(firestore, migration, { isWriting: true, pageSize: 2 });
      expect(counts.changed).toBe(counts.pending);
      const after = await loadAll();
      expect(after).toMatchObject(migrated);
      expect(await loadLedgerEntry(firestore, migration)).toMatchObject({ status: 'done', cursor: null });

      const again = await runMigration(firestore, migration, { isWriting: true, isAgain: true });
      expect(again).toEqual({ read: counts.read, pending: 0, changed: 0 });
      expect(await loadAll()).toEqual(after);
    });

    it('continues after a kill, with the same result', async () => {
      await runMigration(firestore, migration, { isWriting: true });
      const complete = await loadAll();
      const { read: total } = await runMigration(firestore, migration, { isWriting: false, isAgain: true });
      for (const collection of await firestore.listCollections()) await firestore.recursiveDelete(collection);
      await store(old);

      // One page at a time, and the process dies before the next is written.
      let runs = 0;
      let read = 0;
      for (let isDone = false; !isDone; ) {
        runs += 1;
        let pages = 0;
        try {
          await runMigration(firestore, migration, {
            isWriting: true,
            pageSize: 1,
            onPage: () => {
              pages += 1;
              if (pages === 3) throw new Error('Killed');
            },
          });
          isDone = true;
        } catch (error) {
          expect(error).toMatchObject({ message: 'Killed' });
          const entry = await loadLedgerEntry(firestore, migration);
          expect(entry?.status).toBe('running');
          read = entry?.read ?? 0;
        }
      }
      expect(runs).toBeGreaterThan(2);
      expect(read).toBeLessThanOrEqual(total);
      expect(await loadLedgerEntry(firestore, migration)).toMatchObject({ status: 'done', read: total });
      expect(await loadAll()).toEqual(complete);
    });

    it('migrates the current state of a record that changed meanwhile', async () => {
      let isChanged = false;
      await runMigration(firestore, migration, {
        isWriting: true,
        onPage: async (collection) => {
          if (isChanged || firestore.doc(meanwhile.path).parent.path !== collection) return;
          isChanged = true;
          await firestore.doc(meanwhile.path).update(meanwhile.change);
        },
      });
      expect(isChanged).toBe(true);
      expect((await firestore.doc(meanwhile.path).get()).data()).toMatchObject(meanwhile.migrated);
    });

    it('skips a record that was removed meanwhile', async () => {
      await runMigration(firestore, migration, {
        isWriting: true,
        onPage: async () => void (await firestore.doc(meanwhile.path).delete()),
      });
      expect((await firestore.doc(meanwhile.path).get()).exists).toBe(false);
      expect(await loadLedgerEntry(firestore, migration)).toMatchObject({ status: 'done' });
    });
  },
);

describe('a deployment', () => {
  const markOpen = (number: number, phase: Migration['phase']): Migration => ({
    number,
    name: phase,
    summary: 'Marks companies.',
    phase,
    collections: () => [paths.tenants],
    isPending: (record) => record.get(phase) !== true,
    migrate: (transaction, record) => void transaction.update(record.ref, { [phase]: true }),
  });
  const before = markOpen(1, 'before-deploy');
  const after = markOpen(2, 'after-deploy');
  const both = [before, after];
  const company = { [paths.tenant('one')]: { company_name: 'One' } };
  const run = (migration: Migration) => runMigration(firestore, migration, { isWriting: true });

  it('waits for the migrations that must run before it, and prints the command', async () => {
    await store(company);
    await expect(assertMigrated(firestore, 'larkfield-prod', both)).rejects.toThrow(
      /^Not migrated yet: 001-before-deploy\. .*\n.*npm run migrate -- --project larkfield-prod/,
    );
    await run(before);
    await assertMigrated(firestore, 'larkfield-prod', both);
  });

  it('waits for an interrupted one', async () => {
    await store({ ...company, [paths.tenant('two')]: { company_name: 'Two' } });
    const stopped = new AbortController();
    await expect(
      runMigration(firestore, before, {
        isWriting: true,
        pageSize: 1,
        signal: stopped.signal,
        onPage: () => stopped.abort(new Error('Ctrl-C')),
      }),
    ).rejects.toThrow('Ctrl-C');
    // The page that had started is complete.
    expect((await firestore.doc(paths.tenant('one')).get()).get('before-deploy')).toBe(true);
    await expect(assertMigrated(firestore, 'p', both)).rejects.toThrow('001-before-deploy');
  });

  it('schedules those that run after it, which the next deployment waits for', async () => {
    await store(company);
    await run(before);
    expect(await findPendingMigrations(firestore, both)).toEqual([]);
    expect(await announceAfterDeploy(firestore, both)).toEqual([after]);
    expect(await findPendingMigrations(firestore, both)).toEqual([after]);
    await expect(assertMigrated(firestore, 'p', both)).rejects.toThrow('002-after-deploy');
    await run(after);
    await assertMigrated(firestore, 'p', both);
    expect(await announceAfterDeploy(firestore, both)).toEqual([]);
  });

  it('needs no migration in a new project', async () => {
    await assertMigrated(firestore, 'p', both);
    expect(await announceAfterDeploy(firestore, both)).toEqual([]);
    // Like create-company.
    await skipMigrationsOfNewDatabase(firestore, both);
    await store(company);
    await assertMigrated(firestore, 'p', both);
    expect(await loadAll()).toEqual(company);
  });

  it('skips none if there is a company', async () => {
    await store(company);
    await skipMigrationsOfNewDatabase(firestore, both);
    expect(await findPendingMigrations(firestore, both)).toEqual([before]);
  });

  it('names the record that can’t be migrated, and resumes at its page the next time', async () => {
    await store(company);
    const failing: Migration = { ...before, migrate: () => Promise.reject(new Error('Unreadable')) };
    await expect(run(failing)).rejects.toThrow('tenants/one could not be migrated');
    expect((await run(before)).changed).toBe(1);
  });
});

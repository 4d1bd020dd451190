import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VerificationResult } from '@brokerage/domain/audit/auditVerification';
import { paths } from '@brokerage/domain/paths';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { lastFinishedDay, sealDays } from '../../functions/src/audit/sealDays.ts';
import { type CheckedSlice, verifySlice } from '../../functions/src/audit/verification/verifySlice.ts';
import { ROOT } from '../lib/paths.ts';
import { configuredTtl } from './compareTtl.ts';

/** The drill's own project in the emulators, so that nothing else there is touched. */
const DRILL_PROJECT = 'demo-restore-drill';
const METADATA = 'firestore_export/firestore_export.overall_export_metadata';

export interface DrillReport {
  documents: number;
  tenants: { tenantId: string; records: number; sealsChecked: number; anchorsChecked: number }[];
  /** TTL fields that restored records have. */
  ttlFields: string[];
}

/** Runs between restore and checks; a test damages the database here. */
type Interfere = (firestore: Firestore) => Promise<unknown>;

function emulatorHost(): string {
  const { FIRESTORE_EMULATOR_HOST: host, FIREBASE_STORAGE_EMULATOR_HOST: storage } = process.env;
  if (!host || !storage) throw new Error('The drill wipes a database: it runs in the emulators only');
  return host;
}

async function ask(method: string, path: string, body?: object): Promise<Response> {
  const response = await fetch(`http://${emulatorHost()}/${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

const database = (project: string) => `projects/${project}/databases/(default)`;
const exportTo = (project: string, folder: string) => {
  mkdirSync(folder);
  return ask('POST', `emulator/v1/projects/${project}:export`, {
    database: database(project),
    export_directory: folder,
    export_name: 'firestore_export',
  });
};
const importFrom = (project: string, folder: string) =>
  ask('POST', `emulator/v1/projects/${project}:import`, {
    database: database(project),
    export_directory: join(folder, METADATA),
  });
const wipe = (project: string) => ask('DELETE', `emulator/v1/${database(project)}/documents`);

/** A record as Firestore's REST API returns it, with the type of each value. */
interface StoredRecord {
  path: string;
  fields: Record<string, { timestampValue?: string }>;
}

/** Returns the text of a record's fields, the same for any order of their names. */
function toText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toText).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${key}:${toText(inner)}`).join()}}`;
}

/** Reads every record of the drill's database, in all collections, in one query. */
async function readAll(): Promise<StoredRecord[]> {
  const documents = `${database(DRILL_PROJECT)}/documents`;
  const query = { structuredQuery: { from: [{ allDescendants: true }] } };
  const found = (await (await ask('POST', `v1/${documents}:runQuery`, query)).json()) as {
    document?: { name: string; fields?: StoredRecord['fields'] };
  }[];
  return found.flatMap(({ document }) =>
    document ? [{ path: document.name.slice(documents.length + 1), fields: document.fields ?? {} }] : [],
  );
}

const toDigests = (records: readonly StoredRecord[]) =>
  new Map(
    records.map(({ path, fields }) => [path, createHash('sha256').update(toText(fields)).digest('hex')]),
  );

function assertSame(recordsBefore: readonly StoredRecord[], recordsAfter: readonly StoredRecord[]): void {
  const [before, after] = [toDigests(recordsBefore), toDigests(recordsAfter)];
  const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  if (differing.length > 0) {
    throw new Error(`${differing.length} records differ after the restore, such as ${differing[0]}`);
  }
}

/** Verifies a company's whole audit log against its seals and the anchors outside the database. */
async function verifyLog(tenantId: string): Promise<VerificationResult> {
  let checked: CheckedSlice | undefined;
  do checked = await verifySlice(tenantId, { base: null, state: checked?.state ?? null });
  while (!checked.result);
  const { first_broken } = checked.result;
  if (first_broken)
    throw new Error(`The audit log of ${tenantId} is broken: ${JSON.stringify(first_broken)}`);
  return checked.result;
}

/** Applies the rules to the restored project and checks that they keep strangers out. */
async function applyRules(): Promise<void> {
  const content = readFileSync(join(ROOT, 'firestore.rules'), 'utf8');
  const files = [{ name: 'firestore.rules', content }];
  await ask('PUT', `emulator/v1/projects/${DRILL_PROJECT}:securityRules`, { rules: { files } });
  const closed = `http://${emulatorHost()}/v1/${database(DRILL_PROJECT)}/documents/${paths.members}`;
  const { status } = await fetch(closed);
  if (status !== 403) throw new Error(`A stranger's read was answered with ${status} instead of 403`);
}

/** Checks that TTL fields hold timestamps, because TTL ignores anything else. `compareTtl` checks the policies, which only real projects have. */
function checkTtlFields(records: readonly StoredRecord[]): string[] {
  return configuredTtl().filter((name) => {
    const [group = '', field = ''] = name.split('.');
    const found = records.filter(({ path, fields }) => path.split('/').at(-2) === group && field in fields);
    const wrong = found.find(({ fields }) => fields[field]?.timestampValue === undefined);
    if (wrong) throw new Error(`${wrong.path} has no timestamp in ${field}`);
    return found.length > 0;
  });
}

/**
 * Rehearses a restore in the emulators, in a separate project: copies `source` there, seals and anchors its audit logs, exports, wipes and
 * imports. Then it checks that every record is back, that the audit logs verify against the anchors outside the database, that the rules
 * apply and that TTL fields hold timestamps.
 * @throws Error that says what a restore would have lost
 */
export async function restoreDrill(source: string, interfere?: Interfere): Promise<DrillReport> {
  emulatorHost();
  // The functions that seal and verify use the default app.
  initializeApp({ projectId: DRILL_PROJECT, storageBucket: `${DRILL_PROJECT}.appspot.com` });
  const firestore = getFirestore();
  const folder = mkdtempSync(join(tmpdir(), 'restore-drill-'));
  try {
    await wipe(DRILL_PROJECT);
    await exportTo(source, join(folder, 'source'));
    await importFrom(DRILL_PROJECT, join(folder, 'source'));
    const tenantIds = (await firestore.collection(paths.tenants).get()).docs.map(({ id }) => id);
    const now = new Date();
    for (const tenantId of tenantIds) await sealDays(tenantId, lastFinishedDay(now), now);
    const before = await readAll();

    await exportTo(DRILL_PROJECT, join(folder, 'backup'));
    await wipe(DRILL_PROJECT);
    if ((await readAll()).length > 0) throw new Error('The database was not wiped');
    await importFrom(DRILL_PROJECT, join(folder, 'backup'));
    await interfere?.(firestore);

    const tenants = [];
    for (const tenantId of tenantIds) {
      const { checked, seals_checked, anchors_checked } = await verifyLog(tenantId);
      tenants.push({
        tenantId,
        records: checked,
        sealsChecked: seals_checked,
        anchorsChecked: anchors_checked,
      });
    }
    const after = await readAll();
    assertSame(before, after);
    await applyRules();
    return { documents: after.length, tenants, ttlFields: checkTtlFields(after) };
  } finally {
    await wipe(DRILL_PROJECT);
    await getStorage().bucket().deleteFiles({ force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

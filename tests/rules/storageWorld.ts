import { paths } from '@brokerage/domain/paths';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, type Firestore, setDoc } from 'firebase/firestore';
import { deleteObject, type FirebaseStorage, listAll, ref, type StorageReference } from 'firebase/storage';
import { afterAll, beforeAll } from 'vitest';
import {
  EXTRA_ROLE,
  getClaims,
  getUid,
  PERSONA_NAMES,
  type PersonaName,
  SESSION,
  TENANT,
  toRoleRecord,
  toSessionRecord,
} from './personas.ts';
import { emulatorAt } from './rulesWorld.ts';

/** Two files may run at once, each in its own worker. */
const WORKER = process.env.VITEST_POOL_ID ?? '0';
const BUCKET = `gs://demo-rules-storage-${WORKER}`;
/**
 * Storage rules look up roles in the emulators' own project, regardless of the project that a test names. People and tenants of this suite
 * have their own names there, and are removed again, so that a seeded world stays unchanged.
 */
const own = (id: string) => `rules-test-${WORKER}-${id}`;

export const storageUid = (name: PersonaName): string => own(getUid(name) ?? name);
export const storageTenant = own;
/** A member whose uid, used as a regular expression, would match every uid. */
export const PATTERN_UID = own('.*');

export interface StorageWorld {
  /** A file as in that persona's browser. */
  file(name: PersonaName, path: string): StorageReference;
  /** The same for the member with the pattern uid. */
  fileOfPatternUid(path: string): StorageReference;
  /** Does the work without the rules. */
  asServer(work: (storage: FirebaseStorage) => Promise<unknown>): Promise<void>;
}

/** The Storage emulator with our rules. Files persist between tests, so each test uses its own names. */
export function storageWorld(): StorageWorld {
  let environment: RulesTestEnvironment;
  let clients: Map<string, FirebaseStorage>;
  const asServer: StorageWorld['asServer'] = (work) =>
    environment.withSecurityRulesDisabled(async (context) => {
      await work(modular(context.storage(BUCKET)));
    });

  beforeAll(async () => {
    const projectId = process.env.GCLOUD_PROJECT;
    if (!projectId) throw new Error("GCLOUD_PROJECT is not set: it has to name the emulators' own project.");
    environment = await initializeTestEnvironment({
      projectId,
      firestore: emulatorAt('FIRESTORE_EMULATOR_HOST'),
      // The emulator has already loaded storage.rules. Reloading them would leave it without rules, rejecting even the server, until they
      // are compiled, while other files' tests run.
      storage: emulatorAt('FIREBASE_STORAGE_EMULATOR_HOST'),
    });
    await eachRoleRecord(environment, (db, uid, record) => setDoc(doc(db, paths.member(uid)), record));
    await eachOtherRecord(environment, (db, path, record) => setDoc(doc(db, path), record));
    clients = new Map(
      PERSONA_NAMES.map((name) => {
        const signedIn = getUid(name) !== undefined;
        const context = signedIn
          ? environment.authenticatedContext(storageUid(name), getClaims(name))
          : environment.unauthenticatedContext();
        return [name, modular(context.storage(BUCKET))];
      }),
    );
    clients.set(PATTERN_UID, modular(environment.authenticatedContext(PATTERN_UID, SESSION).storage(BUCKET)));
  });
  afterAll(async () => {
    if (!environment) return;
    await eachRoleRecord(environment, (db, uid) => deleteDoc(doc(db, paths.member(uid))));
    await eachOtherRecord(environment, (db, path) => deleteDoc(doc(db, path)));
    await asServer((storage) => deleteAll(ref(storage)));
    await environment.cleanup();
  });

  const toFileRef = (client: string, path: string) => {
    const storage = clients.get(client);
    if (!storage) throw new Error(`No client for ${client}`);
    return ref(storage, path);
  };
  return { asServer, file: toFileRef, fileOfPatternUid: (path) => toFileRef(PATTERN_UID, path) };
}

/** The modular functions accept the compat object that rules-unit-testing creates; only the types don't show it. */
const modular = (storage: unknown): FirebaseStorage => storage as FirebaseStorage;

async function eachRoleRecord(
  environment: RulesTestEnvironment,
  work: (db: Firestore, uid: string, record: object) => Promise<void>,
): Promise<void> {
  const records = PERSONA_NAMES.flatMap((name) => {
    const record = toRoleRecord(name);
    return record ? [{ ...record, user_id: storageUid(name), tenant_id: own(record.tenant_id) }] : [];
  });
  const officer = records.find((record) => record.user_id === storageUid('officer'));
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore() as unknown as Firestore;
    const all = [...records, { ...officer, user_id: PATTERN_UID }];
    await Promise.all(all.map((record) => work(db, record.user_id, record)));
  });
}

/** Stores sessions of the personas, and the settings that list the company's own role. */
async function eachOtherRecord(
  environment: RulesTestEnvironment,
  work: (db: Firestore, path: string, record: object) => Promise<void>,
): Promise<void> {
  const sessions = PERSONA_NAMES.map((name) => toSessionRecord(name, storageUid(name))).filter(
    (one) => one !== undefined,
  );
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore() as unknown as Firestore;
    await Promise.all([
      work(db, paths.securitySettings(own(TENANT)), { extra_roles: [EXTRA_ROLE] }),
      ...sessions.map(({ id, record }) => work(db, paths.userSession(id), record)),
    ]);
  });
}

async function deleteAll(folder: StorageReference): Promise<void> {
  const { items, prefixes } = await listAll(folder);
  await Promise.all([...items.map((item) => deleteObject(item)), ...prefixes.map(deleteAll)]);
}

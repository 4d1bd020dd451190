import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@brokerage/domain/paths';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { type DocumentData, type Firestore, setLogLevel } from 'firebase/firestore';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, it } from 'vitest';
import {
  type Claims,
  EXTRA_ROLE,
  getClaims,
  getUid,
  PERSONA_NAMES,
  type PersonaName,
  STRICT_TENANT,
  TENANT,
  toRoleRecord,
  toSessionRecord,
} from './personas.ts';

// These tests expect denials, and the SDK would log each of them.
setLogLevel('silent');

export const readRules = (file: 'firestore.rules' | 'storage.rules'): string =>
  readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

/** Returns an emulator's address. Fails without one, because a skipped rules test tests nothing. */
export function emulatorAt(variable: 'FIRESTORE_EMULATOR_HOST' | 'FIREBASE_STORAGE_EMULATOR_HOST') {
  const address = process.env[variable];
  if (!address) throw new Error(`${variable} is not set: run the rules tests inside the emulators.`);
  const { hostname, port } = new URL(`http://${address}`);
  return { host: hostname, port: Number(port) };
}

export interface RulesWorld {
  /** Firestore as in that persona's browser. */
  as(name: PersonaName): Firestore;
  /** Firestore for a token with that uid and those claims. */
  withToken(uid: string, claims: Claims): Firestore;
  /** Existing documents by path, written without the rules. */
  given(documents: Record<string, DocumentData>): Promise<void>;
}

/**
 * Firestore with our rules, emptied before each test (or before the suite) except for the personas' role records and the second factor that
 * one tenant requires. Every suite has its own project in the emulator, so that suites don't affect each other or a seeded world.
 */
export function rulesWorld(suite: string, emptied: 'before each' | 'before all' = 'before each'): RulesWorld {
  const projectId = `demo-rules-${suite}`;
  let environment: RulesTestEnvironment;
  const clients = new Map<PersonaName, Firestore>();
  let server: App;

  const given: RulesWorld['given'] = async (documents) => {
    const db = getFirestore(server);
    const batch = db.batch();
    for (const [path, data] of Object.entries(documents)) batch.set(db.doc(path), data);
    await batch.commit();
  };

  beforeAll(async () => {
    const address = emulatorAt('FIRESTORE_EMULATOR_HOST');
    environment = await initializeTestEnvironment({
      projectId,
      firestore: { ...address, rules: readRules('firestore.rules') },
    });
    for (const name of PERSONA_NAMES) clients.set(name, toClient(environment, name));
    // Finds the emulator through the same variable.
    server = initializeApp({ projectId }, suite);
  });
  const empty = async () => {
    await environment.clearFirestore();
    await given({
      ...roleRecords(),
      ...sessionRecords(),
      [paths.securitySettings(TENANT)]: { extra_roles: [EXTRA_ROLE] },
      [paths.securitySettings(STRICT_TENANT)]: { administrators_need_second_factor: true },
    });
  };
  if (emptied === 'before each') beforeEach(empty);
  else beforeAll(empty);
  afterAll(async () => {
    await environment?.cleanup();
    if (server) await deleteApp(server);
  });

  return {
    given,
    withToken: (uid, claims) => modular(environment.authenticatedContext(uid, claims).firestore()),
    as(name) {
      const client = clients.get(name);
      if (!client) throw new Error(`No client for ${name}`);
      return client;
    },
  };
}

/** The modular functions accept the compat object that rules-unit-testing creates; only the types don't show it. */
const modular = (firestore: unknown): Firestore => firestore as Firestore;

function toClient(environment: RulesTestEnvironment, name: PersonaName): Firestore {
  const uid = getUid(name);
  const context = uid
    ? environment.authenticatedContext(uid, getClaims(name))
    : environment.unauthenticatedContext();
  return modular(context.firestore());
}

function roleRecords(): Record<string, DocumentData> {
  const records = PERSONA_NAMES.map(
    (name) => [paths.member(getUid(name) ?? name), toRoleRecord(name)] as const,
  );
  return Object.fromEntries(records.filter(([, record]) => record !== undefined)) as Record<
    string,
    DocumentData
  >;
}

function sessionRecords(): Record<string, DocumentData> {
  const sessions = PERSONA_NAMES.map((name) => toSessionRecord(name)).filter((one) => one !== undefined);
  return Object.fromEntries(sessions.map(({ id, record }) => [paths.userSession(id), record]));
}

/** Asserts that the attempt is allowed or denied. Any other error fails the test, too. */
export async function expectAllowed(allowed: boolean, attempt: Promise<unknown>): Promise<void> {
  await (allowed ? assertSucceeds(attempt) : assertFails(attempt));
}

/** One test per persona: who may do it, and who may not. */
export function everyone(
  what: string,
  mayDo: (name: PersonaName) => boolean,
  attempt: (name: PersonaName) => Promise<unknown>,
): void {
  it.each(PERSONA_NAMES.map((name) => ({ name, verdict: mayDo(name) ? 'may' : 'may not' })))(
    `$name $verdict ${what}`,
    ({ name }) => expectAllowed(mayDo(name), attempt(name)),
  );
}

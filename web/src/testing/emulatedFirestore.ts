import { paths } from '@brokerage/domain/paths';
import { configure } from '@testing-library/react';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll } from 'vitest';

/** An officer of a company that only this test uses, with their browser's Firestore, where the rules apply. */
export interface EmulatedOfficer {
  tenantId: string;
  uid: string;
  firestore: () => Firestore;
  /** Writes past the rules. */
  given: (path: string, data: object) => Promise<void>;
}

/**
 * Connects to the Firestore emulator as that member, and also without rules, for all tests of a file. `tenant_id`: set it to a colleague's.
 */
export function emulatedOfficer(
  profile: { tenant_id?: string; [field: string]: unknown } = {},
): EmulatedOfficer {
  const uid = nanoid();
  const { tenant_id: tenantId = `test-${nanoid()}` } = profile;
  const apps: FirebaseApp[] = [];
  let officer: Firestore;
  let server: Firestore;

  const connect = (mockUserToken: Parameters<typeof connectFirestoreEmulator>[3]) => {
    const { FIRESTORE_EMULATOR_HOST: address, GCLOUD_PROJECT: projectId } = process.env;
    if (!address || !projectId) throw new Error('There are no emulators: run these tests with npm test.');
    const app = initializeApp({ projectId, apiKey: 'demo-key' }, nanoid());
    apps.push(app);
    const firestore = getFirestore(app);
    const { hostname, port } = new URL(`http://${address}`);
    connectFirestoreEmulator(firestore, hostname, Number(port), mockUserToken);
    return firestore;
  };
  const given = (path: string, data: object) => setDoc(doc(server, path), data);

  beforeAll(async () => {
    setLogLevel('silent');
    // The emulator answers when it can.
    configure({ asyncUtilTimeout: 20_000 });
    server = connect({ mockUserToken: 'owner' });
    officer = connect({ mockUserToken: { sub: uid, auth_time: Math.floor(Date.now() / 1000) } });
    await given(paths.member(uid), { user_id: uid, tenant_id: tenantId, role: 'officer', ...profile });
  });
  afterAll(() => Promise.all(apps.map((app) => deleteApp(app))));

  return { tenantId, uid, given, firestore: () => officer };
}

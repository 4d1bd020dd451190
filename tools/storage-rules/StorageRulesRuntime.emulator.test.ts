import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectStorageEmulator, getStorage, ref, uploadBytes } from 'firebase/storage';
import { deleteApp as deleteAdminApp, initializeApp as initializeAdminApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestoreJar } from '../emulators/firestoreJar.ts';
import { storageRulesJar } from '../emulators/storageRulesJar.ts';

// The test's own rules, because this tests the rules engine; tests/rules tests the product's rules.
const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /users/{uid}/{all=**} {
      allow read: if true;
      allow create, update: if request.auth.uid == uid
        && request.resource.size < 1024
        && request.resource.contentType.matches('image/.*');
      allow delete: if resource.size == 7;
    }
    match /by-document/{id} {
      allow write: if firestore.get(/databases/(default)/documents/files/$(id)).data.owner == request.auth.uid;
    }
    match /if-exists/{id} {
      allow write: if firestore.exists(/databases/(default)/documents/files/$(id));
    }
    match /three-documents/{id} {
      allow write: if firestore.exists(/databases/(default)/documents/files/a)
        || firestore.exists(/databases/(default)/documents/files/b)
        || firestore.exists(/databases/(default)/documents/files/c);
    }
  }
}`;
const PROJECT = 'demo-storage-rules';

const environment = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests inside tools/emulators.ts.`);
  return value;
};
const storageHost = environment('FIREBASE_STORAGE_EMULATOR_HOST');
environment('FIRESTORE_EMULATOR_HOST');

/** The part of firebase-tools (lib/emulator/storage/rules/runtime.js) through which the emulator evaluates rules. */
interface RuntimeClient {
  start(autoDownload: boolean): Promise<void>;
  stop(): Promise<void>;
  loadRuleset(source: { files: { name: string; content: string }[] }): Promise<Loaded>;
}
interface Loaded {
  ruleset?: { verify(request: object): Promise<{ permitted?: boolean }> };
  issues: Issues;
}
interface Issues {
  errors: string[];
}

let runtime: RuntimeClient;
let ruleset: NonNullable<Loaded['ruleset']>;

const load = (content: string) => runtime.loadRuleset({ files: [{ name: 'storage.rules', content }] });

beforeAll(async () => {
  // Always use our own program, even if this machine has Google's; set before firebase-tools is loaded, which reads it.
  process.env.STORAGE_EMULATOR_BINARY_PATH = await storageRulesJar(await firestoreJar(), { preferOwn: true });
  const require = createRequire(import.meta.url);
  const { StorageRulesRuntime } = require('firebase-tools/lib/emulator/storage/rules/runtime.js');
  runtime = new StorageRulesRuntime() as RuntimeClient;
  await runtime.start(false);
  const loaded = await load(RULES);
  if (!loaded.ruleset) throw new Error(loaded.issues.errors.join('\n'));
  ruleset = loaded.ruleset;
});
afterAll(() => runtime?.stop());

/** A token as the Auth emulator issues it: unsigned. */
const token = (uid: string) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ user_id: uid })}.`;
};
const file = (change: object = {}) => ({
  name: 'x',
  size: 7,
  contentType: 'image/png',
  metadata: {},
  ...change,
});

async function permitted(
  uid: string | undefined,
  method: string,
  path: string,
  change: object = {},
  delimiter = '',
) {
  const written = method === 'create' || method === 'update';
  const { permitted: answer } = await ruleset.verify({
    ...(uid && { token: token(uid) }),
    file: written ? { after: file(change) } : { before: file(change) },
    path: `/b/bucket/o/${path}`,
    method,
    delimiter,
    projectId: PROJECT,
  });
  return answer === true; // an error in a condition, such as of null, denies access
}

describe('rules', () => {
  it('distinguishes owner, stranger and anonymous person', async () => {
    expect(await permitted('ann', 'create', 'users/ann/a.png')).toBe(true);
    expect(await permitted('bob', 'create', 'users/ann/a.png')).toBe(false);
    expect(await permitted(undefined, 'create', 'users/ann/a.png')).toBe(false);
    expect(await permitted(undefined, 'get', 'users/ann/a.png')).toBe(true);
  });

  it('checks the size and type of the new file and the old one', async () => {
    expect(await permitted('ann', 'create', 'users/ann/a.png', { size: 1023 })).toBe(true);
    expect(await permitted('ann', 'create', 'users/ann/a.png', { size: 1024 })).toBe(false);
    expect(await permitted('ann', 'update', 'users/ann/a.png', { contentType: 'text/html' })).toBe(false);
    expect(await permitted('ann', 'delete', 'users/ann/a.png')).toBe(true);
    expect(await permitted('ann', 'delete', 'users/ann/a.png', { size: 8 })).toBe(false);
  });

  it('denies what no rule covers', async () => {
    expect(await permitted('ann', 'get', 'elsewhere/a.png')).toBe(false);
  });

  it.each(['', '/'])('applies to listings, with the delimiter "%s"', async (delimiter) => {
    expect(await permitted(undefined, 'list', 'users/ann', {}, delimiter)).toBe(true);
    expect(await permitted(undefined, 'list', 'elsewhere', {}, delimiter)).toBe(false);
  });

  it('answers many concurrent requests separately', async () => {
    const uids = Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? 'ann' : 'bob'));
    const answers = await Promise.all(uids.map((uid) => permitted(uid, 'create', 'users/ann/a.png')));
    expect(answers).toEqual(uids.map((uid) => uid === 'ann'));
  });

  it('reports where rules don’t compile', async () => {
    const broken = await load(RULES.replace('if true', 'if tru e'));
    expect(broken.ruleset).toBeUndefined();
    expect(broken.issues.errors.join()).toMatch(/storage\.rules.*"line_":5/);
  });
});

describe('rules that read Firestore documents', () => {
  const admin = initializeAdminApp({ projectId: PROJECT }, PROJECT);
  afterAll(() => deleteAdminApp(admin));
  // firebase-tools finds the Firestore emulator only in its own process, and this is another one.
  beforeAll(() => {
    const require = createRequire(import.meta.url);
    const { EmulatorRegistry } = require('firebase-tools/lib/emulator/registry.js');
    const [host, port] = environment('FIRESTORE_EMULATOR_HOST').split(':');
    EmulatorRegistry.set('firestore', { getInfo: () => ({ name: 'firestore', host, port: Number(port) }) });
  });

  it('reads fields and whether a document exists', async () => {
    const id = randomUUID();
    await getFirestore(admin)
      .doc(`files/${id}`)
      .set({ owner: 'ann', tags: ['x'], at: new Date(), nested: { n: 1.5 } });
    expect(await permitted('ann', 'create', `by-document/${id}`)).toBe(true);
    expect(await permitted('bob', 'create', `by-document/${id}`)).toBe(false);
    expect(await permitted('bob', 'create', `if-exists/${id}`)).toBe(true);
    expect(await permitted('bob', 'create', `if-exists/${randomUUID()}`)).toBe(false);
  });

  it('reads up to two documents per request, as in production', async () => {
    expect(await permitted('ann', 'create', 'three-documents/x')).toBe(false);
  });
});

it('is used by the running Storage emulator: a path without a rule is denied', async () => {
  const app = initializeApp({ projectId: PROJECT, storageBucket: `${PROJECT}.appspot.com` }, randomUUID());
  const storage = getStorage(app);
  const [host, port] = storageHost.split(':');
  connectStorageEmulator(storage, host ?? '', Number(port));
  const upload = uploadBytes(ref(storage, `no-rule-for-this/${randomUUID()}.png`), new Uint8Array(1));
  await expect(upload).rejects.toMatchObject({ code: 'storage/unauthorized' });
  await deleteApp(app);
});

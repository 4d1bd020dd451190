import { initializeApp } from 'firebase/app';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import type { FirebaseStorage } from 'firebase/storage';
import { EMULATOR_HOST, EMULATOR_PROJECT, emulatorOffset, FUNCTIONS_REGION } from './functionsOrigin.ts';
import { STORAGE_BUCKET } from './servedPicture.ts';

/** The only place that sets up the Firebase SDK. */

const EMULATOR_PORTS = { auth: 9099, firestore: 8080, functions: 5001, storage: 9199 } as const;

const env = import.meta.env;
const usesEmulators = emulatorOffset !== undefined;
const emulatorPort = (service: keyof typeof EMULATOR_PORTS) =>
  EMULATOR_PORTS[service] + (emulatorOffset ?? 0);

export const firebaseApp = initializeApp(
  usesEmulators
    ? {
        projectId: EMULATOR_PROJECT,
        apiKey: 'demo-key',
        appId: 'demo-app',
        storageBucket: STORAGE_BUCKET,
      }
    : {
        projectId: env.VITE_FIREBASE_PROJECT_ID,
        apiKey: env.VITE_FIREBASE_API_KEY,
        appId: env.VITE_FIREBASE_APP_ID,
        authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
        storageBucket: STORAGE_BUCKET,
      },
);

// The functions refuse calls without an App Check token in production (reCAPTCHA Enterprise).
const appCheckReady =
  !usesEmulators && env.VITE_RECAPTCHA_SITE_KEY
    ? import('firebase/app-check').then(({ initializeAppCheck, ReCaptchaEnterpriseProvider }) => {
        initializeAppCheck(firebaseApp, {
          provider: new ReCaptchaEnterpriseProvider(env.VITE_RECAPTCHA_SITE_KEY),
          isTokenAutoRefreshEnabled: true,
        });
      })
    : Promise.resolve();

const functions = getFunctions(firebaseApp, FUNCTIONS_REGION);
if (usesEmulators) connectFunctionsEmulator(functions, EMULATOR_HOST, emulatorPort('functions'));

const CALL_TIMEOUT_MS = 30_000;

/**
 * Calls a function and gives back what it answered, unparsed: callFunction.ts beside it knows the contracts.
 * @throws FirebaseError with a code `functions/...`.
 */
export async function callHttps(name: string, input: unknown): Promise<unknown> {
  await appCheckReady;
  return (await httpsCallable(functions, name, { timeout: CALL_TIMEOUT_MS })(input)).data;
}

/** Auth and Firestore for the portal. Loaded on demand: a public page must not carry them. */
async function loadPortalServices() {
  const [authSdk, firestoreSdk] = await Promise.all([
    import('firebase/auth'),
    import('firebase/firestore'),
    appCheckReady,
  ]);
  const auth = authSdk.initializeAuth(firebaseApp, { persistence: authSdk.browserLocalPersistence });
  const firestore = firestoreSdk.initializeFirestore(firebaseApp, { ignoreUndefinedProperties: true });
  if (usesEmulators) {
    authSdk.connectAuthEmulator(auth, `http://${EMULATOR_HOST}:${emulatorPort('auth')}`, {
      disableWarnings: true,
    });
    firestoreSdk.connectFirestoreEmulator(firestore, EMULATOR_HOST, emulatorPort('firestore'));
  }
  return { auth, firestore };
}

let staff: ReturnType<typeof loadPortalServices> | undefined;

/** Auth and Firestore, set up once. A failed load (offline) may be tried again. */
export function portalServices(): ReturnType<typeof loadPortalServices> {
  staff ??= loadPortalServices().catch((error: unknown) => {
    staff = undefined;
    throw error;
  });
  return staff;
}

// The SDK would try for ten minutes; a person is sooner told, and tries again.
const UPLOAD_RETRY_MS = 30_000;

let storage: FirebaseStorage | undefined;

/** Storage for uploads, set up when the first picture is sent. */
export async function pictureStorage(): Promise<FirebaseStorage> {
  const [sdk] = await Promise.all([import('firebase/storage'), portalServices()]);
  if (!storage) {
    storage = sdk.getStorage(firebaseApp);
    storage.maxUploadRetryTime = UPLOAD_RETRY_MS;
    if (usesEmulators) sdk.connectStorageEmulator(storage, EMULATOR_HOST, emulatorPort('storage'));
  }
  return storage;
}

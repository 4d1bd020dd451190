import { initializeApp } from 'firebase/app';
import { EMULATOR_PROJECT, emulatorOffset } from './functionsOrigin.ts';
import { STORAGE_BUCKET } from './servedPicture.ts';

/** The only place that sets up the Firebase SDK. */

const EMULATOR_PORTS = { auth: 9099, firestore: 8080, functions: 5001, storage: 9199 } as const;

const env = import.meta.env;
const usesEmulators = emulatorOffset !== undefined;

/** Returns the port of a service's emulator; undefined when the app talks to a real project. */
export const emulatorPort = (service: keyof typeof EMULATOR_PORTS): number | undefined =>
  emulatorOffset === undefined ? undefined : EMULATOR_PORTS[service] + emulatorOffset;

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

/** The functions refuse calls without an App Check token in production (reCAPTCHA Enterprise). */
export const appCheckReady =
  !usesEmulators && env.VITE_RECAPTCHA_SITE_KEY
    ? import('firebase/app-check').then(({ initializeAppCheck, ReCaptchaEnterpriseProvider }) => {
        initializeAppCheck(firebaseApp, {
          provider: new ReCaptchaEnterpriseProvider(env.VITE_RECAPTCHA_SITE_KEY),
          isTokenAutoRefreshEnabled: true,
        });
      })
    : Promise.resolve();

/** Runs the load once for everybody; one that failed (offline) may be tried again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Auth for the portal. Loaded on demand: a public page must not carry it. */
export const portalAuth = once(async () => {
  const [{ startAuth }] = await Promise.all([import('./startAuth.ts'), appCheckReady]);
  return startAuth(firebaseApp, emulatorPort('auth'));
});

/** Firestore for whoever is signed in: the sign-in page must not wait for it. */
export const portalFirestore = once(async () => {
  const [{ startFirestore }] = await Promise.all([import('./startFirestore.ts'), portalAuth()]);
  return startFirestore(firebaseApp, emulatorPort('firestore'));
});

/** Storage for uploads, set up when the first picture is sent. */
export const pictureStorage = once(async () => {
  const [{ startStorage }] = await Promise.all([import('./startStorage.ts'), portalAuth()]);
  return startStorage(firebaseApp, emulatorPort('storage'));
});

import { initializeApp } from 'firebase/app';
import { EMULATOR_PROJECT, emulatorOffset } from './functionsOrigin.ts';
import { STORAGE_BUCKET } from './servedPicture.ts';

/** The only place that sets up the Firebase SDK. */

const EMULATOR_PORTS = { auth: 9099, firestore: 8080, functions: 5001, storage: 9199 } as const;

const env = import.meta.env;
const usesEmulators = emulatorOffset !== undefined;

/** Returns the port of a service's emulator, or undefined when the app uses a real project. */
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

/** The functions reject calls without an App Check token in production (reCAPTCHA Enterprise). */
export const appCheckReady =
  !usesEmulators && env.VITE_RECAPTCHA_SITE_KEY
    ? import('firebase/app-check').then(({ initializeAppCheck, ReCaptchaEnterpriseProvider }) => {
        initializeAppCheck(firebaseApp, {
          provider: new ReCaptchaEnterpriseProvider(env.VITE_RECAPTCHA_SITE_KEY),
          isTokenAutoRefreshEnabled: true,
        });
      })
    : Promise.resolve();

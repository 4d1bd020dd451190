import type { FirebaseApp } from 'firebase/app';
import { type Auth, browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { EMULATOR_HOST } from './functionsOrigin.ts';

/**
 * Sets up Auth, against the emulator on that port if there is one. A module of its own with named imports: an `import()` of the SDK
 * itself would bundle all of it, 40 kB more.
 */
export function startAuth(app: FirebaseApp, emulatorPort: number | undefined): Auth {
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  if (emulatorPort !== undefined) {
    connectAuthEmulator(auth, `http://${EMULATOR_HOST}:${emulatorPort}`, { disableWarnings: true });
  }
  return auth;
}

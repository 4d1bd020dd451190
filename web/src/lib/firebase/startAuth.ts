import type { FirebaseApp } from 'firebase/app';
import { type Auth, browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { EMULATOR_HOST } from './functionsOrigin.ts';

/**
 * Sets up Auth, with the emulator on the given port if any. It's a separate module with named imports, because an `import()` of the SDK
 * itself would bundle all of it, 40 kB more.
 */
export function startAuth(app: FirebaseApp, emulatorPort: number | undefined): Auth {
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  if (emulatorPort !== undefined) {
    connectAuthEmulator(auth, `http://${EMULATOR_HOST}:${emulatorPort}`, { disableWarnings: true });
  }
  return auth;
}

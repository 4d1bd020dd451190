import type { FirebaseApp } from 'firebase/app';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { EMULATOR_HOST } from './functionsOrigin.ts';

// The SDK retries for ten minutes by default; tell people sooner, so they can retry themselves.
const UPLOAD_RETRY_MS = 30_000;

/** Sets up Storage for uploads, separately from its SDK like Auth (startAuth.ts). */
export function startStorage(app: FirebaseApp, emulatorPort: number | undefined): FirebaseStorage {
  const storage = getStorage(app);
  storage.maxUploadRetryTime = UPLOAD_RETRY_MS;
  if (emulatorPort !== undefined) connectStorageEmulator(storage, EMULATOR_HOST, emulatorPort);
  return storage;
}

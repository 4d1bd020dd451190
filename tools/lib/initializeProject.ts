import { applicationDefault, initializeApp } from 'firebase-admin/app';

/** Makes the Admin SDK's default app for a project: the emulators' where they run, else the real one with the user's credentials. */
export const initializeProject = (projectId: string) =>
  initializeApp(
    process.env.FIRESTORE_EMULATOR_HOST ? { projectId } : { projectId, credential: applicationDefault() },
  );

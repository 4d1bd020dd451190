import { applicationDefault, initializeApp } from 'firebase-admin/app';

/** Creates the Admin SDK's default app for a project: the emulators' if they run, otherwise the real one with the user's credentials. */
export const initializeProject = (projectId: string) =>
  initializeApp(
    process.env.FIRESTORE_EMULATOR_HOST ? { projectId } : { projectId, credential: applicationDefault() },
  );

import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { PROJECT_ID } from '../emulators/withEmulators.ts';

/** Opens the emulators' database with full access. The functions' own code uses the same app and bucket. */
export const benchFirestore = () =>
  getFirestore(initializeApp({ projectId: PROJECT_ID, storageBucket: `${PROJECT_ID}.appspot.com` }));

import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { PROJECT_ID } from '../emulators/withEmulators.ts';

/** The emulators' database with full access; the functions' own code finds it and their bucket, too. */
export const benchFirestore = () =>
  getFirestore(initializeApp({ projectId: PROJECT_ID, storageBucket: `${PROJECT_ID}.appspot.com` }));

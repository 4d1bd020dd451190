import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

export const PROJECT_ID = process.env.GCLOUD_PROJECT ?? 'demo-brokerage';

/** The Admin SDK's app in the emulators. */
export const app = initializeApp({ projectId: PROJECT_ID }, 'browser-tests');

/** The database, bypassing the rules. */
export const firestore = getFirestore(app);

import type { FirestoreError } from 'firebase/firestore';

/** Returns live data that couldn't be loaded. */
export const failed = (
  code: FirestoreError['code'] = 'unavailable',
  retry: () => void = () => undefined,
) => ({
  status: 'failed' as const,
  error: Object.assign(new Error(code), { code }) as FirestoreError,
  retry,
});

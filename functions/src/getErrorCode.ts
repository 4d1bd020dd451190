/** Returns the code of an error of Firestore, Storage, Auth or Cloud Tasks; undefined for anything without a code. */
export const getErrorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

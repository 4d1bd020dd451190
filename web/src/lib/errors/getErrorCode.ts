/** Returns the code of an SDK error, such as `auth/wrong-password`; undefined for any other error. */
export const getErrorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

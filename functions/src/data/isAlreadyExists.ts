const ALREADY_EXISTS = 6;

/** Whether a write failed because what it was to create is there. */
export const isAlreadyExists = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === ALREADY_EXISTS;

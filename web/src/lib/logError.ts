/** The fixed texts that support searches for in the console to find a failed call. */
export type LoggedFailure =
  | 'Error fetching user roles'
  | 'Error fetching templates'
  | 'Error fetching instances'
  | 'Error creating instance'
  | 'Error updating instance'
  | 'Error saving signature settings'
  | 'MFA enrollment error'
  | 'Error checking MFA status';

/** Returns the only part of an error that is logged, its code or class: messages and stacks may contain personal data. */
export function toLoggedCode(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? String(error.code) : error.name;
}

/** Logs only the code of a failed call. */
export function logError(words: LoggedFailure, error: unknown): void {
  console.error(words, toLoggedCode(error));
}

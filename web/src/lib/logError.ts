/** The fixed words by which support finds a failed call in the console. */
export type LoggedFailure =
  | 'Error fetching user roles'
  | 'Error fetching templates'
  | 'Error fetching instances'
  | 'Error creating instance'
  | 'Error updating instance'
  | 'Error saving signature settings'
  | 'MFA enrollment error'
  | 'Error checking MFA status';

/** Logs a failed call with its code alone: messages and stacks may quote records or addresses. */
export function logError(words: LoggedFailure, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  console.error(words, code ?? (error instanceof Error ? error.name : typeof error));
}

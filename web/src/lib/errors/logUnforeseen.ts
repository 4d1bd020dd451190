import { toLoggedCode } from '../logError.ts';
import { reportError } from './watchErrors.ts';

/**
 * Logs a failure that no sentence is prepared for, with its code alone, and reports it: by itself only uncaught errors are.
 */
export function logUnforeseen(words: string, error: unknown): void {
  console.warn(words, toLoggedCode(error));
  reportError('handled', error);
}

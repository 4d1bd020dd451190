import { toLoggedCode } from '../logError.ts';
import { reportError } from './watchErrors.ts';

/**
 * Logs a failure that no sentence is prepared for, with its code alone, and tells the server, which otherwise hears of uncaught
 * errors alone.
 */
export function logUnforeseen(words: string, error: unknown): void {
  console.warn(words, toLoggedCode(error));
  reportError('rejection', error);
}

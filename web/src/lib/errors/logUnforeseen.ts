import { toLoggedCode } from '../logError.ts';
import { reportError } from './watchErrors.ts';

/** Logs and reports an unexpected failure, with its code only; otherwise only uncaught errors are reported. */
export function logUnforeseen(words: string, error: unknown): void {
  console.warn(words, toLoggedCode(error));
  reportError('handled', error);
}

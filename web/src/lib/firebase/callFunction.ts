import type { CallableInput, CallableName, CallableOutput } from '@brokerage/domain/callables';
import {
  ERROR_SENTENCES,
  type FieldIssues,
  fieldIssuesSchema,
  recentSignInSchema,
} from '@brokerage/domain/errors/errors';
import { stepUp } from './stepUp.ts';
import { UserFacingError } from './UserFacingError.ts';

/** The contracts come with the first call, as the SDK does; those of the staff's functions to the staff alone. */
async function outputOf(name: CallableName) {
  const { publicCallables } = await import('@brokerage/domain/publicCallables');
  if (name in publicCallables) return publicCallables[name as keyof typeof publicCallables].output;
  return (await import('@brokerage/domain/callables')).callables[name].output;
}

/**
 * Calls a function by its contract; the answer is parsed. Where the function wants a fresh sign-in, the person is asked
 * for it and the call is made again: the form that made it keeps its values and waits.
 * @throws FirebaseError with a code `functions/...` as the function answered, or when it could not be reached.
 */
export async function callFunction<N extends CallableName>(
  name: N,
  input: CallableInput<N>,
): Promise<CallableOutput<N>> {
  // Loaded when first needed: reading and filling a form takes no SDK.
  // In this form the bundler sees that a public page needs neither Auth nor Firestore.
  const { callHttps } = await import('./firebase.ts');
  const call = () => callHttps(name, input);
  const data = await call().catch(async (error: unknown) => {
    if (!needsRecentSignIn(error) || !(await stepUp())) throw error;
    return call();
  });
  return (await outputOf(name)).parse(data) as CallableOutput<N>;
}

/** The code with which a function refused, such as `functions/invalid-argument`; undefined for any other error. */
export function functionsErrorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && code.startsWith('functions/') ? code : undefined;
}

const needsRecentSignIn = (error: unknown): boolean =>
  functionsErrorCode(error) === 'functions/failed-precondition' &&
  recentSignInSchema.safeParse((error as { details?: unknown }).details).success;

/** The field issues of an `invalid-argument`, or none. */
export function getFieldIssues(error: unknown): FieldIssues['issues'] {
  if (functionsErrorCode(error) !== 'functions/invalid-argument') return [];
  const parsed = fieldIssuesSchema.safeParse((error as { details?: unknown }).details);
  return parsed.success ? parsed.data.issues : [];
}

const TECHNICAL = new Set(['functions/internal', 'functions/unknown', 'functions/unauthenticated']);

/**
 * Returns the message to show for a failed call: the function's own sentence, or a general one, because the SDK's errors
 * carry codes and technical words.
 */
export function toErrorMessage(error: unknown): string {
  if (error instanceof UserFacingError) return error.message;
  const code = functionsErrorCode(error);
  // The SDK adds the HTTP status to the function's sentence.
  const message = (error as Error).message.replace(/ \[\d{3}\]$/, '');
  return code !== undefined && !TECHNICAL.has(code) && /\s/.test(message)
    ? message
    : ERROR_SENTENCES.internal;
}

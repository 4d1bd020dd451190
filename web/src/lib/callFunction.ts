import {
  type CallableInput,
  type CallableName,
  type CallableOutput,
  callables,
} from '@brokerage/domain/callables';
import { ERROR_SENTENCES, type FieldIssues, fieldIssuesSchema } from '@brokerage/domain/errors';
import { FirebaseError } from 'firebase/app';
import { httpsCallable } from 'firebase/functions';
import { callableServices } from './firebase.ts';

/**
 * Calls a function by its contract; the answer is parsed.
 * @throws FirebaseError with a code `functions/...` as the function answered, or when it could not be reached.
 */
export async function callFunction<N extends CallableName>(
  name: N,
  input: CallableInput<N>,
): Promise<CallableOutput<N>> {
  const call = httpsCallable(await callableServices(), name, { timeout: 30_000 });
  const { data } = await call(input);
  return callables[name].output.parse(data) as CallableOutput<N>;
}

/** The field issues of an `invalid-argument`, or none. */
export function fieldIssuesOf(error: unknown): FieldIssues['issues'] {
  if (!(error instanceof FirebaseError) || error.code !== 'functions/invalid-argument') return [];
  const parsed = fieldIssuesSchema.safeParse('details' in error ? error.details : undefined);
  return parsed.success ? parsed.data.issues : [];
}

const TECHNICAL = ['functions/internal', 'functions/unknown', 'functions/unauthenticated'];

/**
 * What a person reads about a failed call: the function's own sentence, else the spec's (public-site section 8).
 * The SDK's own errors carry a code or technical words.
 */
export function sentenceOf(error: unknown): string {
  const isTechnical = !(error instanceof FirebaseError) || TECHNICAL.includes(error.code);
  return !isTechnical && /\s/.test(error.message) ? error.message : ERROR_SENTENCES.internal;
}

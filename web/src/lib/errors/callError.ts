// Turns a failed call into text, a toast or field errors.

import type { ErrorCode } from '@brokerage/domain/errors/errorCatalog';
import { type ErrorDetails, errorDetailsSchema } from '@brokerage/domain/errors/errorDetails';
import type { FieldIssue } from '@brokerage/domain/errors/errorEntry';
import { unexpectedError } from '@brokerage/domain/errors/unexpectedError';
import { getErrorCode } from './getErrorCode.ts';
import { UserFacingError } from './UserFacingError.ts';

const OFFLINE = 'You’re offline. What you entered is still here. Try again once you’re back online.';

/** Returns the status of a failed call, such as `functions/invalid-argument`; undefined for any other error. */
export function callErrorStatus(error: unknown): string | undefined {
  const code = getErrorCode(error);
  return typeof code === 'string' && code.startsWith('functions/') ? code : undefined;
}

function readDetails(error: unknown): ErrorDetails | undefined {
  if (callErrorStatus(error) === undefined) return undefined;
  return errorDetailsSchema.safeParse((error as { details?: unknown }).details).data;
}

/** Returns whether a function failed with one of these codes of the catalog. */
export function hasErrorCode(error: unknown, ...codes: readonly ErrorCode[]): boolean {
  const code = readDetails(error)?.code;
  return codes.some((candidate) => candidate === code);
}

/** Returns the errors by field for a call with invalid input; otherwise none. */
export function toFieldIssues(error: unknown): FieldIssue[] {
  return callErrorStatus(error) === 'functions/invalid-argument' ? (readDetails(error)?.issues ?? []) : [];
}

const TECHNICAL = new Set(['functions/internal', 'functions/unknown', 'functions/unauthenticated']);

/** Returns the function's own message, or undefined if the error has only codes and the SDK's technical text. */
function findMessage(error: unknown): string | undefined {
  if (error instanceof UserFacingError) return error.message;
  const status = callErrorStatus(error);
  if (status === undefined || TECHNICAL.has(status)) return undefined;
  // The SDK adds the HTTP status to the function's message.
  const message = (error as Error).message.replace(/ \[\d{3}\]$/, '');
  return /\s/.test(message) ? message : undefined;
}

/** What to do after a call failed for a technical reason. */
const RETRY = 'Check your connection and try again.';

/**
 * Returns the message to show for a failed call. `failure` says what didn't work, such as "Couldn’t save the realtor."; it's empty if a
 * title says so, and omitted on public pages, where visitors can call instead.
 */
export function toErrorMessage(error: unknown, failure?: string): string {
  if (!navigator.onLine) return OFFLINE;
  const message = findMessage(error);
  if (message !== undefined) return message;
  return failure === undefined ? unexpectedError.sentence : `${failure} ${RETRY}`.trimStart();
}

interface ErrorToast {
  title: string;
  text?: string;
  severity: 'error';
}

/** Returns the toast for a failed call, with a title that says what failed. */
export const toErrorToast = (error: unknown, title: string): ErrorToast => ({
  title,
  text: toErrorMessage(error, ''),
  severity: 'error',
});

/** Returns the toast for a failed call, with the error's own title. If the call failed for a technical reason, it says only what failed. */
export function toTitledToast(error: unknown, failure: string): ErrorToast {
  if (!navigator.onLine) return toErrorToast(error, failure);
  const message = findMessage(error);
  if (message === undefined) return { title: failure, severity: 'error' };
  const title = readDetails(error)?.title;
  return title === undefined || title === message
    ? { title: message, severity: 'error' }
    : { title, text: message, severity: 'error' };
}

/** Returns the fields that a failed call concerns, and all that is wrong with them, for a form without room at each field. */
export function toContentProblems(error: unknown): { firstField: string | undefined; text: string } {
  const details = readDetails(error);
  const messages = [toErrorMessage(error, ''), ...(details?.issues ?? []).map(({ message }) => message)];
  return { firstField: details?.fields[0], text: [...new Set(messages)].join(' ') };
}

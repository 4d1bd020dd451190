import type { DomainError } from '@brokerage/domain/errors/DomainError';
import { errorCatalog } from '@brokerage/domain/errors/errorCatalog';
import type { ErrorDetails } from '@brokerage/domain/errors/errorDetails';
import type { ErrorEntry, ErrorStatus } from '@brokerage/domain/errors/errorEntry';
import { HttpsError, type Request } from 'firebase-functions/v2/https';
import type { Response } from './defineHttpFunction.ts';

/** The HTTP status of each callable status, as the callable protocol maps them. */
export const HTTP_STATUS = {
  'invalid-argument': 400,
  unauthenticated: 401,
  'permission-denied': 403,
  'not-found': 404,
  'already-exists': 409,
  'failed-precondition': 400,
  aborted: 409,
  'resource-exhausted': 429,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<ErrorStatus, number>;

const RETRY_AFTER_SECONDS = 60;

/** Returns a callable's error: the sentence, and the code with title and fields in the details. */
export function toCallableError({ code, status, title, message, fields, issues }: DomainError): HttpsError {
  const { reason }: ErrorEntry = errorCatalog[code];
  const details: ErrorDetails & { code: string; title: string } = {
    code,
    title,
    fields: [...fields],
    issues: [...issues],
    ...(reason !== undefined && { reason }),
  };
  return new HttpsError(status, message, details);
}

/** Answers an HTTP request with the error's status and, except for HEAD, its sentence as plain text. */
export function sendError(request: Request, response: Response, { status, message }: DomainError): void {
  response.status(HTTP_STATUS[status]);
  if (status === 'unauthenticated') response.set('WWW-Authenticate', 'Bearer');
  if (status === 'resource-exhausted') response.set('Retry-After', String(RETRY_AFTER_SECONDS));
  response.set('Content-Type', 'text/plain; charset=utf-8');
  response.end(request.method === 'HEAD' ? undefined : message);
}

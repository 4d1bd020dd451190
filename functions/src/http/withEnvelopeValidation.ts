import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { CallableFunction, Request } from 'firebase-functions/v2/https';
import { REQUEST_ID_HEADER, withRequestId } from '../logging/requestId.ts';
import { toCallableError } from './errorResponses.ts';

/** Bytes; the largest legitimate body is about 15 kB. */
const LARGEST_BODY = 64 * 1024;

/** Returns false if any text or key contains half a surrogate pair, which can be neither stored nor sent as UTF-8. */
function isWellFormed(body: unknown): boolean {
  let isValid = true;
  JSON.stringify(body, (key, value: unknown) => {
    isValid &&= key.isWellFormed() && (typeof value !== 'string' || value.isWellFormed());
    return value;
  });
  return isValid;
}

/** Returns whether the body is a small `{data: ...}` of well-formed text, without the SDK's typed numbers, which no contract uses. */
function isValidEnvelope({ body, rawBody }: Pick<Request, 'body' | 'rawBody'>): boolean {
  if (rawBody.length > LARGEST_BODY) return false;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  // Express types the body as any.
  if (Object.keys(body as object).join() !== 'data') return false;
  try {
    return !JSON.stringify(body).includes('"@type":') && isWellFormed(body);
  } catch {
    return false; // nested deeper than the stack
  }
}

/**
 * Rejects malformed requests before firebase-functions does, because that would log the rejected body, which may be an application full of
 * personal data. All other requests are answered with a request id in a header.
 */
export function withEnvelopeValidation<T extends CallableFunction<never, unknown>>(callable: T): T {
  const guarded = (...[request, response]: Parameters<T>) => {
    if (request.method !== 'POST' || isValidEnvelope(request)) {
      return withRequestId((id) => {
        response.set(REQUEST_ID_HEADER, id);
        return callable(request, response);
      });
    }
    response.status(400).json({ error: toCallableError(new DomainError('invalid-argument')).toJSON() });
    return undefined;
  };
  // The deployment reads the function's configuration from its properties.
  return Object.defineProperties(guarded, Object.getOwnPropertyDescriptors(callable)) as T;
}

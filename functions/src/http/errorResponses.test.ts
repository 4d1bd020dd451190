import { objectKeys } from '@brokerage/domain/collections/records';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { type ErrorCode, errorCatalog } from '@brokerage/domain/errors/errorCatalog';
import { errorDetailsSchema } from '@brokerage/domain/errors/errorDetails';
import type { ErrorEntry } from '@brokerage/domain/errors/errorEntry';
import type { Request } from 'firebase-functions/v2/https';
import { describe, expect, it, vi } from 'vitest';
import type { Response } from './defineHttpFunction.ts';
import { HTTP_STATUS, sendError, toCallableError } from './errorResponses.ts';

const VALUES = { labels: ['Headline'], count: 1, days: 30, problems: ['Too long.'], reasons: [] };
const codes = objectKeys(errorCatalog);
const toError = (code: ErrorCode) =>
  new DomainError(...([code, { values: VALUES }] as ConstructorParameters<typeof DomainError>));

describe('toCallableError', () => {
  it.each(codes)('%s: returns status, sentence and details', (code) => {
    const { status, title, reason }: ErrorEntry = errorCatalog[code];
    const error = toCallableError(toError(code));
    expect(error.code).toBe(status);
    // The callable protocol and plain HTTP return the same status code.
    expect(error.httpErrorCode.status).toBe(HTTP_STATUS[status]);
    expect(error.message).toBe(toError(code).message);
    expect(errorDetailsSchema.parse(error.details)).toEqual({
      code,
      title,
      fields: [],
      issues: [],
      ...(reason !== undefined && { reason }),
    });
  });

  it('keeps the names that pages without error codes look for', () => {
    const toReason = (code: ErrorCode) =>
      (toCallableError(toError(code)).details as { reason?: string }).reason;
    expect(toReason('recent-sign-in-required')).toBe('recent-sign-in-required');
    expect(toReason('password-link-expired')).toBe('link-expired');
    expect(toReason('password-link-invalid')).toBe('link-invalid');
  });

  it('returns fields and issues', () => {
    const issues = [{ path: 'nmls_id', message: 'Taken.' }];
    const { details } = toCallableError(new DomainError('invalid-argument', { issues }));
    expect(details).toMatchObject({ fields: ['nmls_id'], issues });
  });
});

describe('sendError', () => {
  function responseTo(code: ErrorCode, method = 'GET') {
    const headers: Record<string, string> = {};
    const response = {
      status: vi.fn(() => response),
      set: vi.fn((name: string, value: string) => {
        headers[name] = value;
        return response;
      }),
      end: vi.fn(),
    };
    sendError({ method } as Request, response as unknown as Response, toError(code));
    return { status: response.status.mock.lastCall?.at(0), body: response.end.mock.lastCall?.at(0), headers };
  }

  it.each(codes)('%s: returns the HTTP status and the sentence as plain text', (code) => {
    const { status, body, headers } = responseTo(code);
    expect(status).toBe(HTTP_STATUS[errorCatalog[code].status]);
    expect(body).toBe(toError(code).message);
    expect(headers['Content-Type']).toBe('text/plain; charset=utf-8');
  });

  it('returns how to sign in and when to retry, and no body for HEAD', () => {
    expect(responseTo('sign-in-required').headers['WWW-Authenticate']).toBe('Bearer');
    expect(responseTo('too-many-requests').headers['Retry-After']).toBe('60');
    expect(responseTo('flyer-not-found', 'HEAD').body).toBeUndefined();
  });
});

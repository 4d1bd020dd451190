import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { EventEmitter } from 'node:events';
import https from 'node:https';
import { Readable } from 'node:stream';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { HttpsFunction } from 'firebase-functions/v2/https';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALLABLE_RIGHTS, HTTP_FUNCTIONS, PUBLIC_CALLABLES } from '../testing/access/callableRights.ts';
import { type CallServed, serveCallables } from '../testing/serveCallable.ts';
import { loadSiteTenantId } from './siteTenant.ts';

// The site of a call is looked up in the database, which these tests don't use.
vi.mock('./siteTenant.ts', () => ({ loadSiteTenantId: vi.fn(() => Promise.resolve('larkfield')) }));

// Proves that each deployed callable, except the public ones, rejects a call before its handler runs unless firebase-admin verifies its
// token. The public keys are ours instead of Google's, so it can't prove that Google issues tokens only to our site.

const PROJECT = 'larkfield-prod';
const KEYS = 'firebaseappcheck.googleapis.com';
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const toPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as Google signs them for the site's app, except for the changes. */
function newToken(changes: object = {}, key: KeyObject = privateKey): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: 'https://firebaseappcheck.googleapis.com/1234',
    sub: '1:1234:web:abcd',
    aud: ['projects/1234', `projects/${PROJECT}`],
    iat: now - 60,
    exp: now + 3600,
    ...changes,
  };
  const text = `${toPart({ alg: 'RS256', typ: 'JWT', kid: 'ours' })}.${toPart(claims)}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}

/** Answers like Google when firebase-admin requests the public keys; this file makes no other request. */
function answerKeys(options: unknown, onAnswer: unknown) {
  expect((options as { hostname: string }).hostname).toBe(KEYS);
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'ours', alg: 'RS256', use: 'sig' }];
  const response = Object.assign(Readable.from([JSON.stringify({ keys })]), { statusCode: 200 });
  queueMicrotask(() => (onAnswer as (response: Readable) => void)(response));
  return Object.assign(new EventEmitter(), { end: () => undefined, destroy: () => undefined });
}

const withToken = (token: string) => ({ 'x-firebase-appcheck': token });
const REFUSED = { status: 401, body: { error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' } } };

beforeAll(() => {
  // As deployed: not in the emulator, where App Check isn't enforced.
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
  vi.stubEnv('GCLOUD_PROJECT', PROJECT);
  vi.stubEnv('GOOGLE_CLOUD_PROJECT', PROJECT);
  vi.stubEnv(
    'FIREBASE_CONFIG',
    JSON.stringify({ projectId: PROJECT, storageBucket: `${PROJECT}.appspot.com` }),
  );
  vi.spyOn(https, 'request').mockImplementation(answerKeys as never);
  // firebase-functions, which is loaded after this, logs each call that it checks.
  for (const level of ['debug', 'info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('a callable', () => {
  const handler = vi.fn(() => Promise.resolve({}));
  const input = { shortCode: 'abCD23efGH45', openingId: 'V1StGXR8Z5jdHi6B-myTa', kind: 'start' };
  let call: CallServed;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const { defineCallable, defineCallableWithoutAppCheck, defineCallableWithoutSite } = await import(
      './defineCallable.ts'
    );
    const served: Record<string, HttpsFunction> = {
      guarded: defineCallable('record-link-event', handler),
      withoutSite: defineCallableWithoutSite('record-link-event', handler),
      open: defineCallableWithoutAppCheck('record-link-event', handler),
    };
    ({ call, close } = await serveCallables((name) => served[name] as HttpsFunction));
  });
  beforeEach(() => handler.mockClear());
  afterAll(() => close());

  it('accepts a token that Google signed for this project', async () => {
    expect(await call('guarded', input, withToken(newToken()))).toEqual({
      status: 200,
      body: { result: {} },
    });
    expect(handler).toHaveBeenCalledOnce();
  });

  it.each([
    ['no token', {}],
    ['an empty one', withToken('')],
    ['a text', withToken('token')],
    [
      'one that somebody else signed',
      withToken(newToken({}, generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)),
    ],
    ['one that has expired', withToken(newToken({ exp: Math.floor(Date.now() / 1000) - 60 }))],
    ['one of another project', withToken(newToken({ aud: ['projects/another'] }))],
    ['one of another issuer', withToken(newToken({ iss: 'https://issuer.example/1234' }))],
    ['an unsigned one', withToken(newToken().replace(/[^.]+$/, ''))],
  ])('rejects a call with %s, and doesn’t run its handler', async (_, headers) => {
    expect(await call('guarded', input, headers)).toEqual(REFUSED);
    expect(handler).not.toHaveBeenCalled();
  });

  it('for people who can’t sign in yet needs no website', async () => {
    const lookUp = vi.mocked(loadSiteTenantId).mockClear();
    lookUp.mockRejectedValueOnce(new DomainError('unknown-site'));
    expect((await call('guarded', input, withToken(newToken()))).status).toBe(404);
    expect(handler).not.toHaveBeenCalled();
    expect((await call('withoutSite', input, withToken(newToken()))).status).toBe(200);
    expect(await call('withoutSite', input)).toEqual(REFUSED);
    expect(lookUp).toHaveBeenCalledOnce();
  });

  it('of a public page accepts calls without one', async () => {
    expect((await call('open', input)).status).toBe(200);
  });
});

/** Callables for pages that don't load the App Check SDK; the reason is at each definition. */
const WITHOUT_APP_CHECK = [
  'get-directory',
  'open-shared-flyer',
  'record-link-event',
  'record-questionnaire-step',
  'report-client-error',
];

interface Exported {
  [name: string]: Exported | HttpsFunction;
}

type Trigger = 'callableTrigger' | 'httpsTrigger';

/** Returns the deployed functions with that trigger, by the names that they are deployed under. */
function functionsIn(
  exported: Exported,
  trigger: Trigger,
  path: readonly string[] = [],
): [string, HttpsFunction][] {
  return Object.entries(exported).flatMap(([name, value]) => {
    const names = [...path, name];
    if (typeof value !== 'function') return functionsIn(value, trigger, names);
    const { __endpoint: endpoint } = value as unknown as { __endpoint?: Partial<Record<Trigger, object>> };
    return endpoint?.[trigger] ? [[names.join('-'), value] as [string, HttpsFunction]] : [];
  });
}
const loadFunctions = async (trigger: Trigger) =>
  functionsIn((await import('../index.ts')) as unknown as Exported, trigger);

it('the access matrix names every function that can be called over HTTP', {
  timeout: 120_000,
}, async () => {
  const callables = (await loadFunctions('callableTrigger')).map(([name]) => name);
  expect(callables.toSorted()).toEqual([...PUBLIC_CALLABLES, ...Object.keys(CALLABLE_RIGHTS)].toSorted());
  const answering = (await loadFunctions('httpsTrigger')).map(([name]) => name);
  expect(answering.toSorted()).toEqual(Object.keys(HTTP_FUNCTIONS).toSorted());
});

it('every deployed callable rejects a call without a token, except those of public pages', {
  timeout: 120_000,
}, async () => {
  const deployed = new Map(await loadFunctions('callableTrigger'));
  const { call, close } = await serveCallables((name) => deployed.get(name) as HttpsFunction);
  const open: string[] = [];
  for (const name of deployed.keys()) {
    // No contract accepts a string, so a call that passes the token check fails because of that.
    const { status } = await call(name, 'nothing that any function takes');
    if (status !== 401) open.push(name);
    expect([400, 401], name).toContain(status);
  }
  await close();
  expect(open.toSorted()).toEqual(WITHOUT_APP_CHECK);
});

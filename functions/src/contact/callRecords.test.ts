import { CALL_SECRET_DAYS } from '@brokerage/domain/contact/changeCall';
import { DAY_MS, HOUR_MS } from '@brokerage/domain/schedule/durations';
import { expect, it } from 'vitest';
import { sha256 } from '../data/sha256.ts';
import { type CallRecords, findScheduleKey } from './callRecords.ts';

const SECRET = 's'.repeat(32);
const SENT_AT = new Date('2026-11-23T15:00:00Z');
/** When pages of version 1.0 are gone. */
const GONE = new Date('2027-03-01T00:00:00Z');

const after = (ms: number, from = SENT_AT) => new Date(from.getTime() + ms);
const stored = (fields?: Record<string, unknown>) => ({
  exists: fields !== undefined,
  data: () => fields,
  get: (field: string) => fields?.[field],
});

/** The records of an application with these answers, and its call if there is one. */
const records = (answers?: object, call?: object, created_at = SENT_AT) =>
  ({
    record: stored(call as Record<string, unknown>),
    request: stored(),
    calledFor: {
      application: stored({ created_at }),
      answers: stored(answers as Record<string, unknown>),
    },
  }) as unknown as CallRecords;

const OF_VERSION_1 = { first_name: 'Rosa' };
const find = (
  found: CallRecords,
  { secret, sentAt = SENT_AT, now = after(0) }: { secret?: string; sentAt?: Date; now?: Date } = {},
) => findScheduleKey(found, secret, { sentAt, now });

it('accepts an application’s id without a secret for an hour after it was sent', () => {
  expect(find(records(OF_VERSION_1))).toBe('application_id');
  expect(find(records(OF_VERSION_1), { now: after(HOUR_MS - 1) })).toBe('application_id');
  expect(find(records(OF_VERSION_1), { now: after(HOUR_MS) })).toBeUndefined();
});

it('no longer accepts it once version 1.0 pages are gone', () => {
  const sentAt = after(-60_000, GONE);
  const found = records(OF_VERSION_1, undefined, sentAt);
  expect(find(found, { sentAt, now: after(-1, GONE) })).toBe('application_id');
  expect(find(found, { sentAt, now: GONE })).toBeUndefined();
  expect(find(found, { sentAt: GONE, now: after(60_000, GONE) })).toBeUndefined();
});

it('accepts it for the scheduled call, but not after that call is canceled', () => {
  expect(find(records(OF_VERSION_1, { status: 'new' }))).toBe('application_id');
  expect(find(records(OF_VERSION_1, { status: 'withdrawn' }))).toBeUndefined();
});

it('requires the secret of an application that has one, as long as it’s valid', () => {
  const found = records({ ...OF_VERSION_1, call_secret_hash: sha256(SECRET) });
  expect(find(found)).toBeUndefined();
  expect(find(found, { secret: 'x'.repeat(32) })).toBeUndefined();
  const last = CALL_SECRET_DAYS * DAY_MS;
  expect(find(found, { secret: SECRET, now: after(last - 1) })).toBe('application_secret');
  expect(find(found, { secret: SECRET, now: after(last) })).toBeUndefined();
});

it.each([7, null, '', 'x', []])('accepts no secret for a stored hash of %j', (call_secret_hash) => {
  const found = records({ ...OF_VERSION_1, call_secret_hash });
  expect(find(found)).toBeUndefined();
  expect(find(found, { secret: SECRET })).toBeUndefined();
});

it('ignores an application without answers', () => {
  expect(find(records())).toBeUndefined();
});

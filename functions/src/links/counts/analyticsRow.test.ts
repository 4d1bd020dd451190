import { readFileSync } from 'node:fs';
import { linkAnalyticsSchema } from '@brokerage/domain/link/linkAnalytics';
import { sharedLinkSchema } from '@brokerage/domain/link/sharedLink';
import { expect, it } from 'vitest';
import { analyticsRow, type RequestDetails } from './analyticsRow.ts';

const now = new Date('2026-11-21T12:00:00Z');
const link = sharedLinkSchema.parse({
  short_code: 'abCD23efGH45',
  tenant_id: 'larkfield',
  flyer_instance_id: 'flyer',
  kind: 'link',
  created_by_user_id: 'maria',
  label: '',
  created_at: now,
  expires_at: null,
  is_disabled: false,
  utm_source: 'mail',
  utm_medium: 'email',
  utm_campaign: null,
});
const details: RequestDetails = { userAgent: 'Mozilla/5.0', optedOut: false };
const row = (changes: Partial<RequestDetails>, of = link) =>
  analyticsRow(of, { ...details, ...changes }, { kind: 'view', exclusionReason: null, now });

it('matches the schema, has no address, and is kept for thirteen months', () => {
  const made = row({});
  expect(linkAnalyticsSchema.parse(made)).toEqual(made);
  expect(made).toMatchObject({ ip_address: null, is_counted: true, via: 'click', referrer: '' });
  expect(made.expire_at.toISOString()).toBe('2027-12-22T12:00:00.000Z');
});

it('prefers the view’s campaign tags over the link’s', () => {
  expect(row({ utm_source: 'postcard', utm_medium: '', utm_campaign: 'may' })).toMatchObject({
    utm_source: 'postcard',
    utm_medium: 'email',
    utm_campaign: 'may',
  });
});

it('keeps only the referrer’s page, truncated', () => {
  const from = (referrer: string, optedOut = false) => row({ referrer, optedOut }).referrer;
  expect(from('https://news.example/a?email=rosa@borrower.example#x')).toBe('https://news.example/a');
  expect(from('https://user:secret@news.example/a')).toBe('https://news.example/a');
  for (const none of ['javascript:alert(1)', 'no address', '']) expect(from(none)).toBe('');
  expect(from(`https://news.example/${'a'.repeat(400)}`)).toHaveLength(300);
  expect(from('https://news.example/a', true)).toBe('');
});

it('truncates the user agent without splitting a character', () => {
  expect(row({ userAgent: 'x'.repeat(500) }).user_agent).toHaveLength(300);
  expect(row({ userAgent: `${'x'.repeat(299)}😀` }).user_agent).toBe('x'.repeat(299));
});

it('distinguishes scans from clicks', () => {
  expect(row({ utm_medium: 'qr' }).via).toBe('scan');
  expect(row({}, { ...link, kind: 'print' }).via).toBe('scan');
});

it('is deleted by Firestore when it expires, like everything stored about a view', () => {
  const file = readFileSync(new URL('../../../../firestore.indexes.json', import.meta.url), 'utf8');
  const { fieldOverrides } = JSON.parse(file) as {
    fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
  };
  const expiring = fieldOverrides.filter(({ fieldPath, ttl }) => ttl && fieldPath === 'expire_at');
  expect(expiring.map(({ collectionGroup }) => collectionGroup)).toEqual(
    expect.arrayContaining(['link_analytics', 'link_visitors', 'link_requests']),
  );
});

import { expect, it, test } from 'vitest';
import { callables } from '../callables.ts';
import { customerReviewFormSchema } from './customerReviewCallables.ts';
import { sampleReview } from './testing/sampleReview.ts';

const {
  id: _id,
  hidden_reason: _hidden,
  order: _order,
  revision: _,
  schema_version: __,
  ...FIELDS
} = sampleReview();
const ONLINE = { origin: 'online', source_name: 'Google', source_url: 'https://maps.example/review/1' };
const issues = (changes: object) =>
  customerReviewFormSchema
    .safeParse({ ...FIELDS, is_attested: true, ...changes })
    .error?.issues.map(({ path }) => path.join('.')) ?? [];

it('accepts reviews from the customer and from public sources', () => {
  expect(issues({})).toEqual([]);
  expect(issues(ONLINE)).toEqual([]);
  expect(issues({ customer_name: 'Mary-Jo Q.' })).toEqual([]);
});

test.each([
  ['no statement', { is_attested: false }, 'is_attested'],
  ['a few words', { quote: 'Great!' }, 'quote'],
  ['a long text', { quote: 'a'.repeat(601) }, 'quote'],
  ['a whole name', { customer_name: 'Maria Gonzalez' }, 'customer_name'],
  ['a whole name and an initial', { customer_name: 'Maria Gonzalez G.' }, 'customer_name'],
  ['a first name alone', { customer_name: 'Maria' }, 'customer_name'],
  ['no city', { city: ' ' }, 'city'],
  ['an invalid state', { state: 'ZZ' }, 'state'],
  ['another purpose', { loan_purpose: 'boat' }, 'loan_purpose'],
  ['an invalid day', { reviewed_on: '2026-02-30' }, 'reviewed_on'],
  ['no origin', { origin: '' }, 'origin'],
  ['a site without its name', { ...ONLINE, source_name: '' }, 'source_name'],
  ['a site without its address', { ...ONLINE, source_url: '' }, 'source_url'],
  ['an address that isn’t https', { ...ONLINE, source_url: 'http://maps.example/1' }, 'source_url'],
  ['an address that runs something', { ...ONLINE, source_url: 'javascript:alert(1)' }, 'source_url'],
  ['a site of what came straight', { source_name: 'Google' }, 'source_name'],
  ['no day of the permission', { permission_on: '' }, 'permission_on'],
  ['no place of the permission', { permission_note: '' }, 'permission_note'],
  ['nobody it’s about', { subject_id: '' }, 'subject_id'],
  ['a rating', { stars: 5 }, ''],
])('rejects %s', (_what, changes, path) => {
  expect([...new Set(issues(changes))]).toEqual([path]);
});

it('applies the same checks to the call as to the form', () => {
  const { input } = callables['save-customer-review'];
  const call = { ...FIELDS, is_attested: true, id: 'a'.repeat(21), revision: 0 };
  expect(input.safeParse(call).success).toBe(true);
  expect(input.safeParse({ ...call, origin: 'online' }).success).toBe(false);
  expect(input.safeParse({ ...call, is_attested: false }).success).toBe(false);
  expect(input.safeParse({ ...call, hidden_reason: 'not_genuine' }).success).toBe(false);
});

it('accepts only the reasons for hiding that the law allows', () => {
  const { input } = callables['hide-customer-review'];
  const call = { id: 'a'.repeat(21), revision: 1 };
  expect(input.safeParse({ ...call, hidden_reason: 'private_details' }).success).toBe(true);
  expect(input.safeParse({ ...call, hidden_reason: null }).success).toBe(true);
  expect(input.safeParse({ ...call, hidden_reason: 'low rating' }).success).toBe(false);
});

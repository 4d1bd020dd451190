import { MAX_CUSTOMER_REVIEWS } from '@brokerage/domain/customerReview/customerReview';
import { sampleReview } from '@brokerage/domain/customerReview/testing/sampleReview';
import { customerReviewErrors } from '@brokerage/domain/errors/customerReviewErrors';
import { paths } from '@brokerage/domain/paths';
import { STEP_UP_MAX_AGE_S } from '@brokerage/domain/security/sessionLimits';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publicDirectory } from '../directory/publicDirectory.ts';
import { firestore } from '../testing/emulator.ts';
import {
  call,
  expectRejected,
  expectSuccess,
  newTenant,
  type Person,
  runLater,
  type TestTenant,
} from '../testing/members.ts';
import { listOfficer } from '../testing/submissions.ts';
import { saveCustomerReview } from './saveCustomerReview.ts';

let tenant: TestTenant;
let admin: Person;
beforeEach(async () => {
  tenant = await newTenant();
  admin = await tenant.join('marketing_admin');
});
afterEach(() => tenant.remove());

const fields = () => {
  const {
    id: _id,
    hidden_reason: _hidden,
    order: _order,
    revision: _,
    schema_version: __,
    ...rest
  } = sampleReview({ subject_id: tenant.tenantId });
  return rest;
};
const input = (changes: object = {}) => ({
  ...fields(),
  is_attested: true as const,
  id: nanoid(),
  revision: 0,
  ...changes,
});
const reviewRef = (id: string) => firestore.doc(paths.customerReviews.one(tenant.tenantId, id));
const stored = async (id: string) => (await reviewRef(id).get()).data();
const buildRequest = () => firestore.doc(paths.jobProgress.one(tenant.tenantId, 'site-build'));

describe('save-customer-review', () => {
  it('adds a review once, records it and requests a build of the pages', async () => {
    const one = input();
    await Promise.all([1, 2].map(() => call(admin.token, 'save-customer-review', one)));
    await expectSuccess(admin.token, 'save-customer-review', one);
    expect(await stored(one.id)).toEqual({
      ...fields(),
      id: one.id,
      hidden_reason: null,
      order: null,
      revision: 1,
      schema_version: 0,
    });
    expect(await tenant.audits(one.id)).toMatchObject([
      {
        action: 'customer_review_added',
        entity_type: 'customer_review',
        before: null,
        after: { quote: one.quote, permission_note: one.permission_note, is_attested: true },
      },
    ]);
    expect((await buildRequest().get()).exists).toBe(true);
  });

  it('records old and new values of a change, and rejects a stale version', async () => {
    const one = input();
    await expectSuccess(admin.token, 'save-customer-review', one);
    await expectSuccess(admin.token, 'save-customer-review', { ...one, revision: 1, city: 'Clifton' });
    await expectRejected(
      call(admin.token, 'save-customer-review', { ...one, revision: 1, city: 'Paterson' }),
      'ABORTED',
      customerReviewErrors['review-changed'].sentence,
    );
    expect(await stored(one.id)).toMatchObject({ city: 'Clifton', revision: 2 });
    expect((await tenant.audits(one.id))[1]).toMatchObject({
      action: 'customer_review_changed',
      before: { city: 'Newark' },
      after: { city: 'Clifton', is_attested: true },
    });
  });

  it.each([
    ['subject_id', { subject_kind: 'officer', subject_id: 'nobody' }],
    ['subject_id', { subject_id: 'larkfield' }],
    ['reviewed_on', { reviewed_on: '2098-01-01' }],
    ['permission_on', { permission_on: '2098-01-01' }],
    ['customer_name', { customer_name: 'Maria Gonzalez' }],
    ['is_attested', { is_attested: false }],
  ])('rejects at %s: %j', async (path, changes) => {
    const error = await expectRejected(
      call(admin.token, 'save-customer-review', input(changes)),
      'INVALID_ARGUMENT',
    );
    expect(error?.details).toMatchObject({ issues: [{ path }] });
  });

  it('accepts the same words of a customer once, and keeps to the company’s limit', async () => {
    await expectSuccess(admin.token, 'save-customer-review', input());
    await expectRejected(call(admin.token, 'save-customer-review', input()), 'INVALID_ARGUMENT');
    const batch = firestore.batch();
    for (let n = 1; n < MAX_CUSTOMER_REVIEWS; n += 1) {
      const { is_attested: _, ...one } = input({
        quote: `Sample words, number ${n}, of a test.`,
        revision: 1,
      });
      batch.set(reviewRef(one.id), { ...one, hidden_reason: null, order: null });
    }
    await batch.commit();
    await expectRejected(
      call(admin.token, 'save-customer-review', input({ quote: 'One review more than there may be.' })),
      'RESOURCE_EXHAUSTED',
      customerReviewErrors['review-limit'].sentence,
    );
  });

  it('requires a recent sign-in', async () => {
    await expect(
      runLater(saveCustomerReview, admin.token, STEP_UP_MAX_AGE_S + 5, input()),
    ).rejects.toMatchObject({ details: { code: 'recent-sign-in-required' } });
  });
});

describe('reviews on the website', () => {
  const shown = async () => (await publicDirectory(tenant.tenantId)).reviews;

  it('follow saving, order, hiding and deleting, and never show how permission was given', async () => {
    await listOfficer(tenant.tenantId, 'ana');
    await firestore.doc(paths.branches.one(tenant.tenantId, 'main')).set({
      id: 'main',
      name: 'Main',
      state: 'NJ',
      licenseNumber: 'Sample 1',
      address: '1 Main Street, Newark, NJ 07102',
      manager: 'Sample Manager',
    });
    const company = input({ quote: 'Sample words about the company.' });
    const officer = input({
      quote: 'Sample words about a loan officer.',
      subject_kind: 'officer',
      subject_id: 'ana',
      reviewed_on: '2025-01-01',
    });
    expect(await shown()).toBeUndefined();
    for (const one of [company, officer])
      await expectSuccess(admin.token, 'save-customer-review', one as never);
    expect((await shown())?.map(({ id }) => id)).toEqual([company.id, officer.id]);
    expect(JSON.stringify(await shown())).not.toMatch(/permission|attested|hidden/);
    const order = { ids: [officer.id, company.id], expected: [company.id, officer.id] };
    await expectSuccess(admin.token, 'order-customer-reviews', order);
    await expectSuccess(admin.token, 'order-customer-reviews', order);
    expect((await shown())?.map(({ officer_id }) => officer_id)).toEqual(['ana', undefined]);
    expect((await tenant.audits(tenant.tenantId)).map(({ action }) => action as string)).toEqual([
      'customer_reviews_ordered',
    ]);
    await expectRejected(
      call(admin.token, 'order-customer-reviews', { ids: [company.id], expected: order.ids }),
      'ABORTED',
    );
    const hide = { id: officer.id, revision: 1, hidden_reason: 'permission_withdrawn' as const };
    await expectSuccess(admin.token, 'hide-customer-review', hide);
    await expectSuccess(admin.token, 'hide-customer-review', hide);
    expect((await shown())?.map(({ id }) => id)).toEqual([company.id]);
    await expectSuccess(admin.token, 'hide-customer-review', {
      id: officer.id,
      revision: 2,
      hidden_reason: null,
    });
    expect(await shown()).toHaveLength(2);
    await expectRejected(
      call(admin.token, 'remove-customer-review', { id: officer.id, revision: 1 }),
      'ABORTED',
    );
    await expectSuccess(admin.token, 'remove-customer-review', { id: officer.id, revision: 3 });
    await expectSuccess(admin.token, 'remove-customer-review', { id: officer.id, revision: 3 });
    expect(await shown()).toHaveLength(1);
    // A late request must not bring it back.
    await expectRejected(call(admin.token, 'save-customer-review', officer), 'NOT_FOUND');
    const audits = await tenant.audits(officer.id);
    expect(audits.map(({ action }) => action as string)).toEqual([
      'customer_review_added',
      'customer_review_hidden',
      'customer_review_shown',
      'customer_review_removed',
    ]);
    const { subject_kind, subject_id, reviewed_on, origin } = officer;
    const removed = { subject_kind, subject_id, reviewed_on, origin, hidden_reason: null };
    expect(audits.at(-1)?.before, 'not the customer’s words or name').toEqual(removed);
  });
});

it.each(['compliance', 'officer'])('a %s can’t change reviews', async (role) => {
  const person = await tenant.join(role);
  const one = input();
  await expectRejected(call(person.token, 'save-customer-review', one), 'PERMISSION_DENIED');
  await expectSuccess(admin.token, 'save-customer-review', one);
  const named = { id: one.id, revision: 1 };
  await expectRejected(
    call(person.token, 'hide-customer-review', { ...named, hidden_reason: 'not_genuine' }),
    'PERMISSION_DENIED',
  );
  await expectRejected(call(person.token, 'remove-customer-review', named), 'PERMISSION_DENIED');
  await expectRejected(
    call(person.token, 'order-customer-reviews', { ids: [one.id], expected: [one.id] }),
    'PERMISSION_DENIED',
  );
  expect(await stored(one.id)).toMatchObject({ revision: 1, hidden_reason: null });
});

it('another company’s administrator can’t find a review', async () => {
  const one = input();
  await expectSuccess(admin.token, 'save-customer-review', one);
  const other = await newTenant();
  const stranger = await other.join('super_admin');
  const named = { id: one.id, revision: 1 };
  await expectRejected(call(stranger.token, 'remove-customer-review', named), 'NOT_FOUND');
  await expectRejected(
    call(stranger.token, 'hide-customer-review', { ...named, hidden_reason: 'not_genuine' }),
    'NOT_FOUND',
  );
  await expectRejected(call(undefined, 'save-customer-review', one), 'UNAUTHENTICATED');
  await other.remove();
  expect(await stored(one.id)).toMatchObject({ revision: 1 });
});

import { flyerErrors } from '@brokerage/domain/errors/flyerErrors';
import { paths } from '@brokerage/domain/paths';
import { dayInZone, dayStartInZone } from '@brokerage/domain/schedule/dayInZone';
import { shiftDate } from '@brokerage/domain/schedule/localTime';
import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firestore } from '../../testing/emulator.ts';
import { type FlyerWorld, getErrorDetails, newFlyerWorld, sampleSnapshot } from '../../testing/flyers.ts';
import { call, expectRejected, expectSuccess } from '../../testing/members.ts';
import { scheduleFarFromMidnight } from '../../testing/scheduleFarFromMidnight.ts';

const office_schedule = scheduleFarFromMidnight();
const { time_zone: ZONE } = office_schedule;
const field = (key: string, type: string) => ({ key, type, label: 'Effective date', help_text: '' });
const VERSION = {
  default_data: {},
  handlebars_schema: { fields: [field('headline', 'string'), field('effective_date', 'date')] },
  required_fields: ['headline'],
  locked_fields: [],
  layout: 'greeting',
};
let world: FlyerWorld;
/** Today in the company's time zone. */
const today = () => dayInZone(new Date(), ZONE);
const toEnd = (day: string) => dayStartInZone(shiftDate(day, 1), ZONE);

beforeAll(async () => {
  world = await newFlyerWorld();
  await firestore.doc(paths.tenant(world.tenantId)).update({ office_schedule });
  await world.template('rates', { category: 'rate_sheet' }, VERSION);
  await world.template('month', {}, { ...VERSION, lifetime_days: 30, approval_required: false });
});
afterAll(() => world.remove());

const draft = (template_id: string, effective_date?: string) =>
  world.draft({ headline: 'Rates of the week', ...(effective_date && { effective_date }) }, { template_id });
const submit = ({ id, revision }: { id: string; revision: number }) =>
  call(world.owner.token, 'submit-flyer', { id, revision });
const approve = ({ id, revision }: { id: string; revision: number }) =>
  call(world.reviewer.token, 'review-flyer', { decision: 'approve', id, revision });
const loadAudit = async (id: string, action: string) =>
  (await firestore.collection(paths.auditLogs.all(world.tenantId)).where('entity_id', '==', id).get()).docs
    .map((record) => record.data())
    .find((record) => record.action === action);

it('a rate sheet ends some days after its effective date, starting with its approval', async () => {
  const sheet = await draft('rates', shiftDate(today(), -2));
  await submit(sheet);
  expect(await world.flyer(sheet.id)).toMatchObject({ status: 'pending_approval', valid_until: null });
  expect((await approve(sheet)).body.error).toBeUndefined();
  const end = toEnd(shiftDate(today(), 5));
  const approved = await world.flyer(sheet.id);
  expect(approved).toMatchObject({ status: 'approved', valid_until: end });
  expect(await loadAudit(sheet.id, 'instance_approved')).toMatchObject({
    after: { status: 'approved', valid_until: end.toISOString() },
  });
  const link = await firestore.doc(paths.sharedLinks.one(world.tenantId, approved.print_code ?? '')).get();
  expect((link.get('flyer.valid_until') as Timestamp).toDate()).toEqual(end);
});

it('a flyer that needs no approval ends by its day of submission', async () => {
  const flyer = await draft('month');
  expect((await submit(flyer)).body.error).toBeUndefined();
  const end = toEnd(shiftDate(today(), 30));
  expect(await world.flyer(flyer.id)).toMatchObject({ status: 'approved', valid_until: end });
  expect(await loadAudit(flyer.id, 'instance_submitted')).toMatchObject({
    after: { valid_until: end.toISOString() },
  });
});

it('a flyer without a lifetime has no end, and a copy of a flyer with one gets its own', async () => {
  const { id } = await world.approved();
  expect(await world.flyer(id)).toMatchObject({ status: 'approved', valid_until: null });
  expect((await loadAudit(id, 'instance_approved'))?.after).not.toHaveProperty('valid_until');
  const flyer = await draft('month');
  await submit(flyer);
  const copy = await expectSuccess(world.owner.token, 'duplicate-flyer', {
    id: flyer.id,
    new_id: `copy-of-flyer-${flyer.id.slice(0, 7)}`,
    title: 'Copy',
  });
  expect(await world.flyer(copy.id)).toMatchObject({
    status: 'editing',
    valid_until: null,
  });
});

it('rejects a flyer that would have ended already, or starts too late', async () => {
  const old = await draft('rates', shiftDate(today(), -8));
  const error = await getErrorDetails(submit(old));
  expect(error).toMatchObject({ status: 'FAILED_PRECONDITION', code: 'flyer-ended-already' });
  expect(error.message).toContain('It needs a newer effective date.');
  expect(JSON.stringify(error)).toContain('effective_date');
  expect(await world.flyer(old.id)).toMatchObject({ status: 'editing', submitted_at: null });
  await expectRejected(submit(await draft('rates', shiftDate(today(), 31))), 'FAILED_PRECONDITION');
  expect((await submit(await draft('rates', shiftDate(today(), 30)))).body.error).toBeUndefined();
  expect((await submit(await draft('rates', shiftDate(today(), -7)))).body.error).toBeUndefined();
});

it('a flyer that ended during review can’t be approved, but can be rejected', async () => {
  const id = 'waited-too-long';
  const effective_date = shiftDate(today(), -9);
  const data = { headline: 'Rates of the week', effective_date };
  await world.put(id, {
    template_id: 'rates',
    template_version_id: 'rates-v1',
    status: 'pending_approval',
    data,
    snapshot: sampleSnapshot({ category: 'rate_sheet', data, template_version_id: 'rates-v1' }),
  });
  const error = await getErrorDetails(approve({ id, revision: 3 }));
  expect(error).toMatchObject({
    status: 'FAILED_PRECONDITION',
    title: flyerErrors['flyer-ended-already'].title,
  });
  expect(await world.flyer(id)).toMatchObject({ status: 'pending_approval', valid_until: null });
  const rejected = { decision: 'reject' as const, id, revision: 3, reason: 'Use this week’s rates.' };
  await expectSuccess(world.reviewer.token, 'review-flyer', rejected);
  expect(await world.flyer(id)).toMatchObject({ status: 'rejected', valid_until: null });
});

it('a pending flyer gets its retired template’s end, and can’t be approved after it', async () => {
  await world.template('leaving', {}, { ...VERSION, lifetime_days: 30 });
  const waiting = await draft('leaving');
  const late = await draft('leaving');
  for (const one of [waiting, late]) expect((await submit(one)).body.error).toBeUndefined();
  const retire = (at: Date) =>
    firestore.doc(paths.templates.one(world.tenantId, 'leaving')).update({
      status: 'retired',
      flyers_end: { at, is_done: true, by: { user_id: 'sam', name: 'Sam' } },
    });
  const end = toEnd(shiftDate(today(), 3));
  await retire(end);
  expect((await approve(waiting)).body.error).toBeUndefined();
  expect(await world.flyer(waiting.id)).toMatchObject({ status: 'approved', valid_until: end });
  await retire(toEnd(shiftDate(today(), -1)));
  const error = await getErrorDetails(approve(late));
  expect(error).toMatchObject({ status: 'FAILED_PRECONDITION', code: 'flyer-template-ended' });
  expect(await world.flyer(late.id)).toMatchObject({ status: 'pending_approval', valid_until: null });
});

import { paths } from '@brokerage/domain/paths';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { firestore } from '../../testing/emulator.ts';
import { DRAFT, type FlyerWorld, getErrorDetails, newFlyerWorld } from '../../testing/flyers.ts';
import { call, expectSuccess, setMember } from '../../testing/members.ts';
import { recallWorld } from '../../testing/recalls.ts';

let world: FlyerWorld;
let other: FlyerWorld;
beforeAll(async () => {
  [world, other] = await Promise.all([newFlyerWorld(), newFlyerWorld()]);
  await setMember(world.owner.uid, { officer_id: 'maria', branch_id: 'main' });
  await firestore
    .doc(paths.branches.one(world.tenantId, 'main'))
    .update({ state: 'NJ', licenseNumber: 'TYPED', address: '1 Main Street', manager: '' });
});
afterAll(() => Promise.all([world.remove(), other.remove()]));
afterEach(async () => {
  for (const { tenantId } of [world, other]) {
    await firestore.recursiveDelete(firestore.collection(paths.licenses.all(tenantId)));
  }
});

const OFFICER = { holder_kind: 'officer', holder_id: 'maria', kind: 'originator' };
const license = (id: string, changes: object, tenantId = world.tenantId) =>
  firestore.doc(paths.licenses.one(tenantId, id)).set({
    id,
    holder_kind: 'company',
    holder_id: tenantId,
    state: 'NJ',
    kind: 'nj_broker',
    number: id,
    authority: '',
    expires_on: '2099-12-31',
    revision: 1,
    ...changes,
  });
const EXPIRED = { expires_on: '2020-10-31' };
const IN_CALIFORNIA = { ...DRAFT, property_address: '12 Ocean Ave, Huntington Beach, CA 92648' };
const submit = async (data: object) => call(world.owner.token, 'submit-flyer', await world.draft(data));

it('submits a flyer with its state’s license text, and stores the state', async () => {
  await license('company-nj', {});
  await license('company-ca', { state: 'CA', kind: 'ca_crmla' });
  await license('maria-ca', { ...OFFICER, state: 'CA' });
  await license('branch-ca', { holder_kind: 'branch', holder_id: 'main', state: 'CA', kind: 'ca_crmla' });
  // A license that belongs to nobody here.
  await license('stranger', { ...OFFICER, holder_id: 'somebody', state: 'CA' });
  const { id, revision } = await world.draft(IN_CALIFORNIA);
  await expectSuccess(world.owner.token, 'submit-flyer', { id, revision });
  const { parties } = (await world.snapshot(id, revision)) ?? {};
  expect(parties?.company.licenseLines).toEqual([
    'Licensed by the California Department of Financial Protection and Innovation under the California Residential Mortgage Lending Act, license company-ca',
    'Sample license 1',
    'Maria Sample: California mortgage loan originator license maria-ca',
  ]);
  expect(parties?.branch?.licenseNumber).toBe('branch-ca');
  expect(await world.flyer(id)).toMatchObject({ license_state: 'CA', license_officer_id: 'maria' });
});

it.each([
  ['the officer’s', OFFICER, 'Maria Sample’s New Jersey license expired on Oct 31, 2020.'],
  ['the company’s', {}, 'Your company’s New Jersey license expired on Oct 31, 2020.'],
])('rejects a flyer for a state where %s license has expired', async (_whose, holder, reason) => {
  await license('expired', { ...holder, ...EXPIRED });
  const response = submit(DRAFT);
  expect(await getErrorDetails(response)).toMatchObject({
    status: 'FAILED_PRECONDITION',
    code: 'license-expired',
    message: `${reason} Once it’s renewed, ask your administrator to update it under Licenses.`,
  });
  // If the flyer names no state, the branch's state counts.
  const elsewhere = await submit({ ...DRAFT, property_address: 'By the sea' });
  expect(elsewhere.body.error?.message).toContain(reason);
  await license('renewed', holder);
  expect((await submit(DRAFT)).status).toBe(200);
});

it('accepts other states, and those without recorded licenses', async () => {
  await license('expired', { ...OFFICER, ...EXPIRED });
  expect((await submit(IN_CALIFORNIA)).status).toBe(200);
  // Another company's expired license of the same holder has no effect here.
  await license('theirs', { ...OFFICER, ...EXPIRED }, other.tenantId);
  await firestore.doc(paths.licenses.one(world.tenantId, 'expired')).delete();
  expect((await submit(DRAFT)).status).toBe(200);
});

it('rejects an approval after the license expired during review', async () => {
  const { id, revision } = await world.pending();
  await license('expired', { ...OFFICER, ...EXPIRED });
  const review = { decision: 'approve', id, revision };
  expect(await getErrorDetails(call(world.reviewer.token, 'review-flyer', review))).toMatchObject({
    code: 'license-expired',
  });
  expect((await world.flyer(id)).status).toBe('pending_approval');
  await expectSuccess(world.reviewer.token, 'review-flyer', {
    decision: 'reject',
    id,
    revision,
    reason: 'Expired',
  });
});

it('rejects an approval if licenses and last day can’t be looked up', async () => {
  await world.template('vanishing', {});
  const { id, revision } = await world.draft(DRAFT, { template_id: 'vanishing' });
  await expectSuccess(world.owner.token, 'submit-flyer', { id, revision });
  await firestore.doc(paths.templateVersion(world.tenantId, 'vanishing', 'vanishing-v1')).delete();
  const review = { decision: 'approve', id, revision };
  expect(await getErrorDetails(call(world.reviewer.token, 'review-flyer', review))).toMatchObject({
    status: 'FAILED_PRECONDITION',
    code: 'flyer-incomplete',
  });
  expect(await world.flyer(id)).toMatchObject({ status: 'pending_approval', valid_until: null });
});

it('keeps a flyer recalled if its license expired before the recall was undone', async () => {
  const { id: flyer_id } = await world.approved();
  const admin = await world.tenant.join('super_admin');
  const recalls = recallWorld(world);
  const { id } = await expectSuccess(admin.token, 'start-recall', recalls.ask({ by: 'flyer', flyer_id }));
  expect(await recalls.statusOf(flyer_id)).toBe('recalled');
  await license('expired', { ...OFFICER, ...EXPIRED });
  await expectSuccess(admin.token, 'undo-recall', { id, reason: 'The rate was right after all' });
  expect((await recalls.recall(id)).undo).toMatchObject({ restored: 0, kept: 1 });
  expect(await recalls.statusOf(flyer_id)).toBe('recalled');
});

import { paths } from '@brokerage/domain/paths';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import { call, expectRejected, expectSuccess } from '../testing/members.ts';
import {
  listOfficer,
  newTestDesk,
  readEvents,
  readSubmission,
  seedApplication,
  seedOfficerLicense,
  type TestDesk,
} from '../testing/submissions.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await newTestDesk();
});
afterAll(() => desk.remove());

const license = (holder_id: string, state: string) =>
  seedOfficerLicense(desk.tenant.tenantId, holder_id, state);
const seed = (location: string, lo_assigned_id: string | null = null) =>
  seedApplication(desk.tenant.tenantId, { lo_assigned_id }, { location });
const read = (id: string) => readSubmission(desk.tenant.tenantId, id);

it('assigns and allows claiming only what the officer is licensed for', async () => {
  const { tenant, admin } = desk;
  await listOfficer(tenant.tenantId, 'nora', { name: 'Nora Vale' });
  const nora = await tenant.join('marketing_admin', { officer_id: 'nora' });
  const id = await seed('Austin, TX');
  const base = () => ({ id, event_id: nanoid(), revision: 1 });
  const assign = () =>
    call(admin.token, 'assign-application', { ...base(), officer_id: 'nora', text: 'Yours' });
  const sentence = 'Nora Vale isn’t licensed in Texas, where the property is. Choose someone who is.';
  await license('nora', 'NJ');
  await expectRejected(assign(), 'FAILED_PRECONDITION', sentence);
  await expectRejected(call(nora.token, 'claim-application', base()), 'FAILED_PRECONDITION', sentence);
  const batch = {
    batch_id: nanoid(),
    applications: [{ id, revision: 1 }],
    action: { name: 'assign' as const, officer_id: 'nora', text: 'Yours' },
  };
  expect(await expectSuccess(admin.token, 'update-applications', batch)).toMatchObject({
    results: [{ id, error: { code: 'application-officer-unlicensed', message: sentence } }],
  });
  expect((await read(id)).lo_assigned_id).toBeNull();
  await license('nora', 'TX');
  expect((await assign()).body.error).toBeUndefined();
  expect((await read(id)).lo_assigned_id).toBe('nora');
});

it('leaves what the successor isn’t licensed for with the General team, with the reason', async () => {
  const { tenant } = desk;
  await listOfficer(tenant.tenantId, 'omar', { name: 'Omar Lind' });
  const root = await tenant.join('super_admin');
  const [leaving, omar] = await Promise.all([
    tenant.join('officer', { officer_id: 'leaving', name: 'Lea Ving' }),
    tenant.join('officer', { officer_id: 'omar' }),
  ]);
  await license('omar', 'NJ');
  const here = await seed('Clifton, NJ', 'leaving');
  const there = await seed('Austin, Texas', 'leaving');
  const leave = { uid: leaving.uid, hand_over_to: omar.uid, forward_links: false };
  expect(await expectSuccess(root.token, 'deactivate-member', leave)).toEqual({
    handed_over: { submissions: 2, links: 0 },
    is_done: true,
  });
  expect((await read(here)).lo_assigned_id).toBe('omar');
  expect(await read(there)).toMatchObject({ lo_assigned_id: null, route_to: 'General' });
  expect(await readEvents(tenant.tenantId, there)).toMatchObject([
    { text: 'Reassigned from Lea Ving. Omar Lind isn’t licensed in Texas.' },
  ]);
  const sentNotices = await firestore
    .collection(paths.notices.all(tenant.tenantId))
    .where('to_user_id', '==', omar.uid)
    .get();
  expect(sentNotices.docs.map((one) => one.get('application_id') as string)).toEqual([here]);
});

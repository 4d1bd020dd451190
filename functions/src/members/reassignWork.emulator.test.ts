import { userRoleSchema } from '@brokerage/domain/member/userRole';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { db } from '../data/db.ts';
import {
  newTestDesk,
  readApplication,
  seedApplication,
  seedCallback,
  type TestDesk,
} from '../testing/applications.ts';
import { auth, type Person, readAuthTime } from '../testing/members.ts';
import { reassignWork } from './reassignWork.ts';

let desk: TestDesk;
beforeEach(async () => {
  desk = await newTestDesk();
});
afterEach(() => desk.remove());

it('reassigns a call that is scheduled for an application while the work is being reassigned', async () => {
  const { tenant, devon, maria } = desk;
  const { tenantId } = tenant;
  const admin = await tenant.join('super_admin');
  const load = async ({ uid }: Person) => userRoleSchema.parse(await tenant.member(uid));
  const [account, member] = await Promise.all([auth.getUser(admin.uid), load(admin)]);
  const session = {
    uid: admin.uid,
    member,
    account,
    authTime: readAuthTime(admin.token),
    hasSecondFactor: false,
  };
  const application = await seedApplication(tenantId, { lo_assigned_id: 'devon' });
  const { runTransaction } = db;
  let call = '';
  vi.spyOn(db, 'runTransaction').mockImplementationOnce(async (work) => {
    call = await seedCallback(tenantId, { lo_assigned_id: 'devon' }, `scheduled-call-${application}`);
    return runTransaction(work);
  });
  expect(await reassignWork(await load(devon), await load(maria), session, new Date())).toEqual({
    submissions: 2,
    links: 0,
  });
  for (const id of [application, call])
    expect((await readApplication(tenantId, id)).lo_assigned_id).toBe('maria');
});

import { memberErrors } from '@brokerage/domain/errors/memberErrors';
import { paths } from '@brokerage/domain/paths';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firestore } from '../../testing/emulator.ts';
import { expectSuccess, runLater, setMember } from '../../testing/members.ts';
import { newTestDesk, readSubmission, seedApplication, type TestDesk } from '../../testing/submissions.ts';
import { deactivateMember } from '../deactivateMember.ts';
import { matchAccountToRecord } from '../matchAccountToRecord.ts';

vi.mock('../matchAccountToRecord.ts', { spy: true });

let desk: TestDesk;
beforeEach(async () => {
  desk = await newTestDesk();
});
afterEach(() => desk.remove());

/** Deactivates Devon like a call that stopped before it reassigned a submission and a link. */
async function stopHalfway() {
  const { tenantId } = desk.tenant;
  const root = await desk.tenant.join('super_admin');
  const leave = { uid: desk.devon.uid, hand_over_to: desk.maria.uid, forward_links: false };
  await expectSuccess(root.token, 'deactivate-member', leave);
  const left = await seedApplication(tenantId, { lo_assigned_id: 'devon' });
  const link = firestore.doc(paths.sharedLinks.one(tenantId, 'leftoverlink'));
  await link.set({ created_by_user_id: desk.devon.uid, flyer_instance_id: null });
  const finish = () => expectSuccess(root.token, 'deactivate-member', leave);
  const loadHolder = async () => (await link.get()).get('created_by_user_id') as string;
  return { left, finish, loadHolder };
}

it('the same call finishes a deactivation that stopped halfway, and ends access once', async () => {
  const { left, finish, loadHolder } = await stopHalfway();
  expect(await finish()).toEqual({ handed_over: { submissions: 1, links: 1 }, is_done: true });
  expect((await readSubmission(desk.tenant.tenantId, left)).lo_assigned_id).toBe('maria');
  expect(await loadHolder()).toBe(desk.maria.uid);
  expect(await finish()).toEqual({ handed_over: { submissions: 0, links: 0 }, is_done: true });
  const acts = (await desk.tenant.audits(desk.devon.uid)).map(({ action }) => action);
  expect(acts.filter((action) => action === 'member_deactivated')).toHaveLength(1);
});

it('leaves the applications of a colleague who has taken over the entry', async () => {
  const { left, finish, loadHolder } = await stopHalfway();
  const heir = await desk.tenant.join('officer');
  await setMember(heir.uid, { officer_id: 'devon' });
  expect(await finish()).toEqual({ handed_over: { submissions: 0, links: 1 }, is_done: true });
  expect((await readSubmission(desk.tenant.tenantId, left)).lo_assigned_id).toBe('devon');
  expect(await loadHolder()).toBe(desk.maria.uid);
});

it('a deactivation overtaken by a reactivation reports it instead of zero counts', async () => {
  const root = await desk.tenant.join('super_admin');
  const id = await seedApplication(desk.tenant.tenantId, { lo_assigned_id: 'devon' });
  vi.mocked(matchAccountToRecord).mockImplementationOnce(async () => {
    await expectSuccess(root.token, 'reactivate-member', { uid: desk.devon.uid });
  });
  const leave = { uid: desk.devon.uid, hand_over_to: desk.maria.uid };
  await expect(runLater(deactivateMember, root.token, 1, leave)).rejects.toMatchObject({
    code: 'aborted',
    message: memberErrors['reassignment-replaced'].sentence,
  });
  expect(await desk.tenant.member(desk.devon.uid)).toMatchObject({ status: 'active' });
  expect((await readSubmission(desk.tenant.tenantId, id)).lo_assigned_id).toBe('devon');
});

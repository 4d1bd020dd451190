import { memberErrors } from '@brokerage/domain/errors/memberErrors';
import { sessionErrors } from '@brokerage/domain/errors/sessionErrors';
import { paths } from '@brokerage/domain/paths';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import {
  auth,
  call,
  expectRejected,
  expectSuccess,
  getIdToken,
  newInvitation,
  newTenant,
  type Person,
  setMember,
  signIn,
  type TestTenant,
} from '../testing/members.ts';
import { listOfficer } from '../testing/submissions.ts';

let tenant: TestTenant;
let admin: Person;
beforeEach(async () => {
  tenant = await newTenant();
  admin = await tenant.join('super_admin');
});
afterEach(() => tenant.remove());

const officerEntry = (id: string) => firestore.doc(paths.officers.one(tenant.tenantId, id));
const submissionRef = (id: string) => firestore.doc(paths.submissions.one(tenant.tenantId, id));
const storeSubmission = (id: string, status: string, officerId: string) =>
  submissionRef(id).set(toSubmission(id, status, officerId));
const toSubmission = (id: string, status: string, officerId: string) => ({
  id,
  first_name: 'Rosa',
  last_name: 'Delgado',
  email: `${id}@borrower.example`,
  mobile: '(201) 555-0143',
  purpose: 'Purchase',
  est_value_or_price: 525_000,
  reference_number: `PA-0000-${id.toUpperCase()}`,
  status,
  lo_assigned_id: officerId,
  created_at: new Date(),
});
const linkRef = (id: string) => firestore.doc(paths.sharedLinks.one(tenant.tenantId, id));

describe('update-member', () => {
  it('changes role and branch together, and records the old values', async () => {
    const { uid, token } = await tenant.join('officer');
    await expectSuccess(admin.token, 'update-member', { uid, role: 'compliance', branch_id: 'main' });
    expect(await tenant.member(uid)).toMatchObject({ role: 'compliance', branch_id: 'main' });
    await expectSuccess(token, 'verify-audit-log', {});
    const [record] = await tenant.audits(uid);
    expect(record).toMatchObject({
      action: 'member_changed',
      actor_user_id: admin.uid,
      actor_name: 'Sample super_admin',
      before: { role: 'officer', branch_id: null },
      after: { role: 'compliance', branch_id: 'main' },
    });
    expect((await tenant.member(uid))?.audit_head).toEqual({ seq: 1, hash: record?.hash });
    await expectSuccess(admin.token, 'update-member', { uid, role: 'compliance', branch_id: 'main' });
    expect(await tenant.audits(uid), 'what is so already is no act').toHaveLength(1);
  });

  it('doesn’t undo a concurrent change by another administrator', async () => {
    const { uid } = await tenant.join('officer');
    const expected = { role: 'officer', branch_id: null };
    await expectSuccess(admin.token, 'update-member', { uid, role: 'officer', branch_id: 'main', expected });
    const change = { uid, role: 'compliance', branch_id: null };
    await expectRejected(
      call(admin.token, 'update-member', { ...change, expected }),
      'ABORTED',
      memberErrors['member-changed'].sentence,
    );
    expect(await tenant.member(uid)).toMatchObject({ role: 'officer', branch_id: 'main' });
    const seen = { role: 'officer', branch_id: 'main' };
    const retried = { ...change, expected: seen };
    await expectSuccess(admin.token, 'update-member', retried);
    await expectSuccess(admin.token, 'update-member', retried);
    expect(await tenant.member(uid)).toMatchObject({ role: 'compliance', branch_id: null });
  });

  it('keeps the last active super administrator', async () => {
    await tenant.join('super_admin', { status: 'deactivated' });
    const demote = (token: string, uid: string) =>
      call(token, 'update-member', { uid, role: 'officer', branch_id: null });
    await expectRejected(
      demote(admin.token, admin.uid),
      'FAILED_PRECONDITION',
      memberErrors['last-super-admin'].sentence,
    );
    await expectSuccess(admin.token, 'update-member', {
      uid: admin.uid,
      role: 'super_admin',
      branch_id: 'main',
    });
    const second = await tenant.join('super_admin');
    const both = await Promise.all([demote(admin.token, second.uid), demote(second.token, admin.uid)]);
    expect(both.map(({ status }) => status === 200).toSorted()).toEqual([false, true]);
    const left = await Promise.all([admin, second].map(({ uid }) => tenant.member(uid)));
    expect(left.filter((one) => one?.role === 'super_admin')).toHaveLength(1);
  });

  it('counts only super administrators who can sign in and have signed in', async () => {
    const demote = () =>
      call(admin.token, 'update-member', { uid: admin.uid, role: 'officer', branch_id: null });
    const invitation = newInvitation({ role: 'super_admin', branch_id: null });
    await expectSuccess(admin.token, 'invite-member', invitation);
    await expectRejected(demote(), 'FAILED_PRECONDITION', memberErrors['last-super-admin'].sentence);
    const disabled = await tenant.join('super_admin');
    await auth.updateUser(disabled.uid, { disabled: true });
    await expectRejected(demote(), 'FAILED_PRECONDITION', memberErrors['last-super-admin'].sentence);
    const deleted = await tenant.join('super_admin');
    await auth.deleteUser(deleted.uid);
    await expectRejected(demote(), 'FAILED_PRECONDITION', memberErrors['last-super-admin'].sentence);
    await auth.updateUser(disabled.uid, { disabled: false });
    expect((await demote()).status).toBe(200);
  });

  it('keeps one of two super administrators who step down concurrently', async () => {
    const second = await tenant.join('super_admin');
    const stepDown = ({ token, uid }: Person) =>
      call(token, 'update-member', { uid, role: 'officer', branch_id: null });
    const answers = await Promise.all([admin, second].map(stepDown));
    expect(answers.map(({ status }) => status === 200).toSorted()).toEqual([false, true]);
    const left = await Promise.all([admin, second].map(({ uid }) => tenant.member(uid)));
    expect(left.filter((one) => one?.role === 'super_admin')).toHaveLength(1);
  });

  it('assigns a company’s own role only while the company lists it', async () => {
    const { uid, token } = await tenant.join('officer');
    const assign = () => call(admin.token, 'update-member', { uid, role: 'loan_partner', branch_id: null });
    const error = await expectRejected(assign(), 'INVALID_ARGUMENT');
    expect(error?.details).toMatchObject({ issues: [{ path: 'role', message: 'Choose a role' }] });
    await tenant.allowExtraRoles('loan_partner');
    expect((await assign()).status).toBe(200);
    await expectSuccess(token, 'record-activity', {});
  });

  it('rejects your own promotion, another company’s people and an unknown branch', async () => {
    const officer = await tenant.join('officer');
    const promotion = { uid: officer.uid, role: 'super_admin', branch_id: null };
    await expectRejected(call(officer.token, 'update-member', promotion), 'PERMISSION_DENIED');
    const other = await newTenant();
    try {
      const stranger = await other.join('officer');
      const attempt = (uid: string) => call(admin.token, 'update-member', { ...promotion, uid });
      await expectRejected(attempt(stranger.uid), 'NOT_FOUND', memberErrors['member-not-found'].sentence);
      await expectRejected(attempt('nobody'), 'NOT_FOUND', memberErrors['member-not-found'].sentence);
      expect(await other.member(stranger.uid)).toMatchObject({ role: 'officer' });
    } finally {
      await other.remove();
    }
    const elsewhere = { ...promotion, branch_id: 'elsewhere' };
    await expectRejected(call(admin.token, 'update-member', elsewhere), 'INVALID_ARGUMENT');
    expect(await tenant.member(officer.uid)).toMatchObject({ role: 'officer' });
  });
});

describe('security mails', () => {
  it('go to the actor and the other super administrators who can sign in, once per action', async () => {
    const second = await tenant.join('super_admin', { name: 'Dana Whitfield' });
    const gone = await tenant.join('super_admin', { status: 'deactivated' });
    const marketing = await tenant.join('marketing_admin');
    const { uid, email } = await tenant.join('officer', { name: 'Sofia Almeida' });
    const change = { uid, role: 'compliance', branch_id: null } as const;
    await expectSuccess(second.token, 'update-member', change);
    await expectSuccess(second.token, 'update-member', change);
    await expectSuccess(second.token, 'deactivate-member', { uid, hand_over_to: null });
    await expectSuccess(second.token, 'deactivate-member', { uid, hand_over_to: null });
    await expectSuccess(second.token, 'reactivate-member', { uid });
    for (const person of [admin, second]) {
      const mails = (await tenant.mails(person.email)) as { message: { subject: string; text: string } }[];
      expect(mails.map(({ message }) => message.subject)).toEqual([
        'Security notice: Dana Whitfield changed the role of Sofia Almeida',
        'Security notice: Dana Whitfield deactivated Sofia Almeida',
        'Security notice: Dana Whitfield reactivated Sofia Almeida',
      ]);
      const text = mails.map(({ message }) => message.text).join();
      expect(text, 'names alone').not.toMatch(new RegExp(`${email}|${second.email}|${uid}`));
    }
    for (const person of [gone, marketing]) expect(await tenant.mails(person.email)).toEqual([]);
  });
});

describe('deactivate-member', () => {
  const leave = (uid: string, to: string | null) =>
    call(admin.token, 'deactivate-member', { uid, hand_over_to: to });

  async function withWork() {
    const [leaver, colleague] = await Promise.all([
      tenant.join('officer', { officer_id: 'leaver' }),
      tenant.join('officer', { officer_id: 'colleague' }),
    ]);
    await officerEntry('leaver').set({ id: 'leaver', name: 'L' });
    for (const [id, status] of Object.entries({ s1: 'new', s2: 'on_hold', s3: 'approved', s4: 'denied' })) {
      await storeSubmission(id, status, 'leaver');
    }
    await storeSubmission('s5', 'new', 'somebody');
    await linkRef('l1').set({ id: 'l1', created_by_user_id: leaver.uid });
    await linkRef('l2').set({ id: 'l2', created_by_user_id: colleague.uid });
    return { leaver, colleague };
  }
  const assigned = (...ids: string[]) =>
    Promise.all(ids.map(async (id) => (await submissionRef(id).get()).data()?.lo_assigned_id as unknown));

  it('deactivates a member whose name ends the mail’s subject in half a character', async () => {
    await setMember(admin.uid, { name: 'S'.repeat(91) });
    const { uid } = await tenant.join('officer', { name: '𠮷'.repeat(50) });
    await expectSuccess(admin.token, 'deactivate-member', { uid, hand_over_to: null });
    expect(await tenant.member(uid)).toMatchObject({ status: 'deactivated' });
  });

  it('revokes all rights at once and reassigns open applications and links', async () => {
    const { leaver, colleague } = await withWork();
    const { body } = await leave(leaver.uid, colleague.uid);
    expect(body.result).toEqual({ handed_over: { submissions: 2, links: 1 }, is_done: true });
    await expectRejected(
      call(leaver.token, 'end-all-sessions', {}),
      'PERMISSION_DENIED',
      sessionErrors['access-deactivated'].sentence,
    );
    expect((await signIn(leaver.email)).body).toMatchObject({ error: { message: 'USER_DISABLED' } });
    const member = await tenant.member(leaver.uid);
    expect(member).toMatchObject({ status: 'deactivated' });
    expect(member?.sessions_valid_after).toBeGreaterThan(Date.now() / 1000 - 60);
    expect((await officerEntry('leaver').get()).data()).toMatchObject({ listed: false });
    expect(await assigned('s1', 's2', 's3', 's4', 's5')).toEqual([
      'colleague',
      'colleague',
      'leaver',
      'leaver',
      'somebody',
    ]);
    expect((await linkRef('l1').get()).data()).toMatchObject({ created_by_user_id: colleague.uid });
    expect(await tenant.audits(leaver.uid)).toMatchObject([
      { action: 'member_deactivated', seq: 1, after: { hand_over_to: colleague.uid } },
      { action: 'work_handed_over', seq: 2, after: { submissions: 2 } },
      { action: 'work_handed_over', seq: 3, after: { links: 1 } },
    ]);
    const again = await leave(leaver.uid, colleague.uid);
    expect(again.body.result).toEqual({ handed_over: { submissions: 0, links: 0 }, is_done: true });
    expect(await tenant.audits(leaver.uid), 'a retry makes no second record').toHaveLength(3);
  });

  it('gives applications to the General team without a successor, and leaves the links', async () => {
    const { leaver } = await withWork();
    const { body } = await leave(leaver.uid, null);
    expect(body.result).toEqual({ handed_over: { submissions: 2, links: 0 }, is_done: true });
    expect((await submissionRef('s1').get()).data()).toMatchObject({
      lo_assigned_id: null,
      route_to: 'General',
    });
    expect((await linkRef('l1').get()).data()).toMatchObject({ created_by_user_id: leaver.uid });
  });

  it('notifies the new holder of a link about its flyer and that it has stopped', async () => {
    const { leaver, colleague } = await withWork();
    const ofFlyer = (id: string) => firestore.doc(paths.flyers.one(tenant.tenantId, id));
    await ofFlyer('own').set({ id: 'own', title: 'Elm Street', owner_user_id: leaver.uid });
    await ofFlyer('other').set({ id: 'other', title: 'Hill Road', owner_user_id: admin.uid });
    await linkRef('l3').set({ created_by_user_id: leaver.uid, flyer_instance_id: 'own' });
    await linkRef('l4').set({ created_by_user_id: leaver.uid, flyer_instance_id: 'other' });
    const handedOver = async (id: string) => (await linkRef(id).get()).get('handed_over') as unknown;
    await leave(leaver.uid, colleague.uid);
    expect(await handedOver('l1')).toBeNull();
    const own = { owner_user_id: leaver.uid, flyer_title: 'Elm Street', is_forwarded: false };
    expect(await handedOver('l3')).toEqual({ ...own, is_stopped: true });
    expect(await handedOver('l4')).toMatchObject({ flyer_title: 'Hill Road', is_stopped: false });
    await expectSuccess(admin.token, 'reactivate-member', { uid: leaver.uid });
    expect(await handedOver('l3')).toEqual({ ...own, is_stopped: false });
    await leave(leaver.uid, null);
    expect(await handedOver('l3'), 'deactivated again, it stops again').toEqual({ ...own, is_stopped: true });
  });

  it('forwards links only to a colleague with a page in the public directory', async () => {
    const { leaver, colleague } = await withWork();
    const forward = (to: string | null) =>
      call(admin.token, 'deactivate-member', { uid: leaver.uid, hand_over_to: to, forward_links: true });
    for (const to of [null, colleague.uid])
      await expectRejected(forward(to), 'FAILED_PRECONDITION', memberErrors['no-public-page'].sentence);
    await listOfficer(tenant.tenantId, 'colleague', { listed: false });
    await expectRejected(
      forward(colleague.uid),
      'FAILED_PRECONDITION',
      memberErrors['no-public-page'].sentence,
    );
    expect(await tenant.member(leaver.uid)).toMatchObject({ status: 'active' });
    await listOfficer(tenant.tenantId, 'colleague');
    expect((await forward(colleague.uid)).status).toBe(200);
    expect(await tenant.member(leaver.uid)).toMatchObject({ links_forward_to: colleague.uid });
    const own = async () => (await officerEntry('leaver').get()).data();
    expect(await own(), 'their public page leads there, too').toMatchObject({ successor_id: 'colleague' });
    expect((await tenant.audits(leaver.uid))[0]?.after).toMatchObject({ links_forward_to: colleague.uid });
    const other = await tenant.join('officer', { officer_id: 'another' });
    await listOfficer(tenant.tenantId, 'another');
    await expectRejected(
      forward(other.uid),
      'FAILED_PRECONDITION',
      memberErrors['member-deactivated'].sentence,
    );
    expect((await forward(colleague.uid)).status, 'sent again').toBe(200);
    await expectSuccess(admin.token, 'reactivate-member', { uid: leaver.uid });
    expect(await tenant.member(leaver.uid)).toMatchObject({ links_forward_to: null });
    expect(await own()).toMatchObject({ listed: true, successor_id: null });
  });

  it('continues after rights were revoked but the rest failed', async () => {
    const { leaver, colleague } = await withWork();
    await setMember(leaver.uid, { status: 'deactivated' });
    const { body } = await leave(leaver.uid, colleague.uid);
    expect(body.result).toEqual({ handed_over: { submissions: 2, links: 1 }, is_done: true });
    expect((await auth.getUser(leaver.uid)).disabled).toBe(true);
  });

  it('rejects yourself and strangers, and as successor the member, deactivated or invited ones', async () => {
    await tenant.join('super_admin');
    await expectRejected(leave(admin.uid, null), 'FAILED_PRECONDITION', memberErrors['own-account'].sentence);
    const { leaver } = await withWork();
    const gone = await tenant.join('officer', { status: 'deactivated' });
    const other = await newTenant();
    try {
      const stranger = await other.join('officer');
      await expectRejected(leave(stranger.uid, null), 'NOT_FOUND', memberErrors['member-not-found'].sentence);
      const invited = await tenant.invite('officer');
      for (const to of [stranger.uid, leaver.uid, gone.uid, invited.uid, 'nobody']) {
        const error = await expectRejected(leave(leaver.uid, to), 'INVALID_ARGUMENT');
        expect(error?.details).toMatchObject({ issues: [{ path: 'hand_over_to' }] });
      }
      expect(await other.member(stranger.uid)).toMatchObject({ status: 'active' });
    } finally {
      await other.remove();
    }
    expect(await tenant.member(leaver.uid)).toMatchObject({ status: 'active' });
    expect((await auth.getUser(leaver.uid)).disabled).toBe(false);
  });

  it('keeps one of two super administrators who deactivate each other', async () => {
    const second = await tenant.join('super_admin');
    const answers = await Promise.all([
      leave(second.uid, null),
      call(second.token, 'deactivate-member', { uid: admin.uid, hand_over_to: null }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await Promise.all([admin, second].map(({ uid }) => tenant.member(uid)));
    expect(left.filter((one) => one?.status === 'active')).toHaveLength(1);
  });

  it('reassigns more than fits into one transaction', async () => {
    const { leaver, colleague } = await withWork();
    const batch = firestore.batch();
    for (let number = 0; number < 250; number += 1) {
      batch.set(submissionRef(`m${number}`), toSubmission(`m${number}`, 'new', 'leaver'));
    }
    await batch.commit();
    const { body } = await leave(leaver.uid, colleague.uid);
    expect(body.result).toEqual({ handed_over: { submissions: 252, links: 1 }, is_done: true });
  });
});

describe('reactivate-member', () => {
  it('restores access but not old sessions, and lists the member again', async () => {
    const leaver = await tenant.join('compliance', { officer_id: 'leaver' });
    await officerEntry('leaver').set({ id: 'leaver', name: 'L' });
    await expectSuccess(admin.token, 'deactivate-member', { uid: leaver.uid, hand_over_to: null });
    await expectSuccess(admin.token, 'reactivate-member', { uid: leaver.uid });
    expect((await officerEntry('leaver').get()).data()).toMatchObject({ listed: true });
    await expectRejected(
      call(leaver.token, 'verify-audit-log', {}),
      'UNAUTHENTICATED',
      sessionErrors['session-ended'].sentence,
    );
    await expectSuccess(admin.token, 'reactivate-member', { uid: leaver.uid });
    expect((await tenant.audits(leaver.uid)).map(({ action }) => action as string)).toEqual([
      'member_deactivated',
      'member_reactivated',
    ]);
    await expectSuccess(await getIdToken(leaver.email), 'verify-audit-log', {});
  });

  it('leaves the account as the record says, whichever colleague wrote it last', async () => {
    const { uid } = await tenant.join('officer');
    const second = await tenant.join('super_admin');
    await expectSuccess(admin.token, 'deactivate-member', { uid, hand_over_to: null });
    await Promise.all([
      call(admin.token, 'deactivate-member', { uid, hand_over_to: null }),
      call(second.token, 'reactivate-member', { uid }),
      call(second.token, 'deactivate-member', { uid, hand_over_to: null }),
    ]);
    const member = await tenant.member(uid);
    expect((await auth.getUser(uid)).disabled).toBe(member?.status === 'deactivated');
  });

  it('enables the account of an active member who is locked out', async () => {
    const { uid } = await tenant.join('officer');
    await auth.updateUser(uid, { disabled: true });
    await expectSuccess(admin.token, 'reactivate-member', { uid });
    expect((await auth.getUser(uid)).disabled).toBe(false);
  });

  it('rejects strangers, and deactivated members who try it themselves', async () => {
    const gone = await tenant.join('super_admin', { status: 'deactivated' });
    await expectRejected(
      call(gone.token, 'reactivate-member', { uid: gone.uid }),
      'PERMISSION_DENIED',
      sessionErrors['access-deactivated'].sentence,
    );
    const other = await newTenant();
    try {
      const stranger = await other.join('officer', { status: 'deactivated' });
      await auth.updateUser(stranger.uid, { disabled: true });
      await expectRejected(call(admin.token, 'reactivate-member', { uid: stranger.uid }), 'NOT_FOUND');
      expect((await auth.getUser(stranger.uid)).disabled).toBe(true);
    } finally {
      await other.remove();
    }
  });
});

import { memberErrors } from '@brokerage/domain/errors/memberErrors';
import { sessionErrors } from '@brokerage/domain/errors/sessionErrors';
import { paths } from '@brokerage/domain/paths';
import { HOUR_MS } from '@brokerage/domain/schedule/durations';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recipientCounter } from '../http/rateLimit.ts';
import { count, firestore, required } from '../testing/emulator.ts';
import {
  auth,
  authRest,
  call,
  expectRejected,
  expectSuccess,
  newInvitation,
  newTenant,
  PASSWORD,
  type Person,
  setMember,
  signIn,
  type TestTenant,
} from '../testing/members.ts';

let tenant: TestTenant;
let other: TestTenant;
let admin: Person;
const strangers: string[] = [];
beforeAll(async () => {
  [tenant, other] = await Promise.all([newTenant(), newTenant()]);
  admin = await tenant.join('super_admin');
});
afterAll(async () => {
  await auth.deleteUsers(strangers);
  await Promise.all([tenant.remove(), other.remove()]);
});

const linkIn = (mail: { message: { text: string } } | undefined) =>
  /^http\S+$/m.exec(mail?.message.text ?? '')?.[0] ?? '';

async function acceptInvitation(link: string, newPassword = PASSWORD) {
  const oobCode = new URL(link).searchParams.get('oobCode');
  return authRest('v1/accounts:resetPassword', { oobCode, newPassword });
}

/** Makes an account older than any invitation that may still be running. */
async function backdate(localId: string): Promise<void> {
  const address = `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com`;
  const response = await fetch(`${address}/v1/projects/${required('GCLOUD_PROJECT')}/accounts:update`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId, createdAt: String(Date.now() - HOUR_MS) }),
  });
  expect(response.status).toBe(200);
}

describe('invite-member', () => {
  it('creates account, record, audit record and one mail with a link to set a password', async () => {
    const input = newInvitation();
    const { uid } = await expectSuccess(admin.token, 'invite-member', input);
    expect(await tenant.member(uid)).toMatchObject({
      user_id: uid,
      tenant_id: tenant.tenantId,
      role: 'officer',
      branch_id: 'main',
      status: 'active',
      name: 'Nora Lind',
      email: input.email,
      search_keys: expect.arrayContaining(['nor', 'lind']),
    });
    expect(await tenant.audits(uid)).toMatchObject([
      {
        action: 'member_invited',
        actor_user_id: admin.uid,
        seq: 1,
        prev_hash: null,
        before: null,
        after: { name: 'Nora Lind', email: input.email, role: 'officer', branch_id: 'main' },
      },
    ]);
    const mails = await tenant.mails(input.email);
    expect(mails).toHaveLength(1);
    const link = linkIn(mails[0] as never);
    expect(link).toMatch(
      /^https:\/\/test-[\w-]+\.example\/officer-login\?mode=resetPassword&oobCode=[\w-]+$/,
    );
    expect((await acceptInvitation(link)).status).toBe(200);
    expect((await signIn(input.email)).status).toBe(200);
    expect((await acceptInvitation(link, 'Another-pass-1')).status, 'the link works once').toBe(400);
  });

  it('sends one mailbox at most three mails a day, under any sub-address', async () => {
    const mailbox = nanoid(10).toLowerCase();
    const inputs = [1, 2, 3, 4].map((tag) => newInvitation({ email: `${mailbox}+${tag}@staff.example` }));
    const last = inputs.pop();
    for (const input of inputs) await expectSuccess(admin.token, 'invite-member', input);
    await expectRejected(
      call(admin.token, 'invite-member', last),
      'RESOURCE_EXHAUSTED',
      memberErrors['too-many-mails'].sentence,
    );
    expect(await tenant.mails(String(last?.email))).toEqual([]);
    expect(inputs[0] && (await call(admin.token, 'invite-member', inputs[0])).status, 'a retry').toBe(200);
    strangers.push((await auth.getUserByEmail(String(last?.email))).uid);
  });

  it('puts no secret but the link into the mail, and the link nowhere else', async () => {
    const input = newInvitation({ name: 'Secretive Name' });
    const { uid } = await expectSuccess(admin.token, 'invite-member', input);
    const [mail] = await tenant.mails(input.email);
    const oobCode = new URL(linkIn(mail as never)).searchParams.get('oobCode') ?? '';
    expect(mail?.message.text.split(oobCode)).toHaveLength(2);
    expect(JSON.stringify(mail)).not.toMatch(/Secretive|password is|secret/i);
    expect(JSON.stringify([await tenant.audits(uid), await tenant.member(uid)])).not.toContain(oobCode);
  });

  it('creates nothing twice when sent again or concurrently', async () => {
    const input = newInvitation();
    const answers = await Promise.all([1, 2].map(() => call(admin.token, 'invite-member', input)));
    const { uid } = await expectSuccess(admin.token, 'invite-member', input);
    expect(answers.map(({ body }) => body.result)).toEqual([{ uid }, { uid }]);
    expect(await tenant.mails(input.email)).toHaveLength(1);
    expect(await tenant.audits(uid)).toHaveLength(1);
  });

  it('continues after the account was created but the rest failed', async () => {
    const input = newInvitation();
    const { uid } = await expectSuccess(admin.token, 'invite-member', input);
    await firestore.doc(paths.member(uid)).delete();
    await firestore.doc(paths.auditLogs.one(tenant.tenantId, `member-${uid}-00000001`)).delete();
    await firestore.doc(paths.mail.one(tenant.tenantId, `invitation-${input.id}`)).delete();
    expect(await expectSuccess(admin.token, 'invite-member', input)).toEqual({ uid });
    expect(await tenant.member(uid)).toMatchObject({ role: 'officer' });
  });

  it('continues at once after a failed invitation, also as a new one', async () => {
    const mailbox = nanoid(10).toLowerCase();
    for (const tag of [1, 2, 3]) {
      await expectSuccess(
        admin.token,
        'invite-member',
        newInvitation({ email: `${mailbox}+${tag}@staff.example` }),
      );
    }
    const email = `${mailbox}@staff.example`;
    for (const input of [newInvitation({ email }), newInvitation({ email })]) {
      await expectRejected(
        call(admin.token, 'invite-member', input),
        'RESOURCE_EXHAUSTED',
        memberErrors['too-many-mails'].sentence,
      );
    }
    await firestore.doc(paths.rateLimit(recipientCounter(email, new Date()).id)).delete();
    const { uid } = await expectSuccess(admin.token, 'invite-member', newInvitation({ email }));
    expect(await tenant.member(uid)).toMatchObject({ email, role: 'officer' });
    expect(await tenant.mails(email)).toHaveLength(1);
    await expectRejected(
      call(admin.token, 'invite-member', newInvitation({ email })),
      'ALREADY_EXISTS',
      memberErrors['address-taken'].sentence,
    );
  });

  it('invites the former address of a member who now signs in with another', async () => {
    const input = newInvitation();
    const { uid } = await expectSuccess(admin.token, 'invite-member', input);
    await auth.updateUser(uid, { email: `moved-${input.email}` });
    const next = await expectSuccess(admin.token, 'invite-member', newInvitation({ email: input.email }));
    expect(next.uid).not.toBe(uid);
    expect((await auth.getUser(next.uid)).email).toBe(input.email);
  });

  it('skips an account created minutes ago: it may be another company’s invitation', async () => {
    const input = newInvitation();
    const young = await auth.createUser({ email: input.email });
    strangers.push(young.uid);
    await expectRejected(
      call(admin.token, 'invite-member', input),
      'ALREADY_EXISTS',
      memberErrors['address-taken'].sentence,
    );
    expect((await auth.getUserByEmail(input.email)).uid).toBe(young.uid);
  });

  it('gives an address that two companies invite concurrently to one of them, with an account', async () => {
    const stranger = await other.join('super_admin');
    const input = newInvitation();
    const inputs = [input, { ...input, id: nanoid(21), branch_id: null }];
    const answers = await Promise.all(
      [admin, stranger].map(({ token }, index) => call(token, 'invite-member', inputs[index])),
    );
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
    const account = await auth.getUserByEmail(input.email);
    const found = await firestore.collection(paths.members).where('email', '==', input.email).get();
    const active = found.docs.filter((one) => one.get('status') === 'active');
    expect(active.map(({ id }) => id)).toEqual([account.uid]);
  });

  it('gives no access to someone who created an account with that address before', async () => {
    const input = newInvitation({ role: 'super_admin' });
    const stranger = await auth.createUser({ email: input.email, password: PASSWORD });
    await backdate(stranger.uid);
    const early = (await signIn(input.email)).body.idToken ?? '';
    const { uid } = await expectSuccess(admin.token, 'invite-member', input);
    expect(uid).not.toBe(stranger.uid);
    expect((await signIn(input.email)).status).toBe(400);
    await expectRejected(call(early, 'list-member-accounts', {}), 'PERMISSION_DENIED');
  });

  it('ends the old sessions of an account with a verified address', async () => {
    const input = newInvitation({ role: 'super_admin' });
    const { uid } = await auth.createUser({ email: input.email, password: PASSWORD, emailVerified: true });
    strangers.push(uid);
    const early = (await signIn(input.email)).body.idToken ?? '';
    expect(await expectSuccess(admin.token, 'invite-member', input)).toEqual({ uid });
    await expectRejected(call(early, 'list-member-accounts', {}), 'UNAUTHENTICATED');
  });

  it('responds the same for a colleague, another company’s member and a disabled account', async () => {
    const disabled = await auth.createUser({ email: newInvitation().email, disabled: true });
    strangers.push(disabled.uid);
    const taken = [await tenant.join('officer'), await other.join('officer'), disabled];
    const before = await count(paths.mail.all(tenant.tenantId));
    for (const { email = '' } of taken) {
      const response = call(admin.token, 'invite-member', newInvitation({ email: email.toUpperCase() }));
      await expectRejected(response, 'ALREADY_EXISTS', memberErrors['address-taken'].sentence);
    }
    expect(await count(paths.mail.all(tenant.tenantId))).toBe(before);
    expect(await tenant.member(disabled.uid)).toBeUndefined();
  });

  it.each([
    ['a branch that is not there', { branch_id: 'elsewhere' }, 'branch_id'],
    ['an invalid role', { role: 'owner' }, 'role'],
    ['no name', { name: ' ' }, 'name'],
    ['no address', { email: 'nora' }, 'email'],
    ['a tenant of their choice', { tenant_id: 'harborview' }, ''],
    ['an invalid id', { id: '../../x' }, 'id'],
  ])('rejects %s at the field, and creates no account', async (_, wrong, path) => {
    const input = { ...newInvitation(), ...wrong };
    const error = await expectRejected(call(admin.token, 'invite-member', input), 'INVALID_ARGUMENT');
    expect(error?.details).toMatchObject({ issues: [{ path }] });
    const { users } = await auth.getUsers([
      { email: input.email.includes('@') ? input.email : 'x@y.example' },
    ]);
    expect(users).toEqual([]);
  });

  it('rejects anyone but a super administrator, and creates no account', async () => {
    const marketing = await tenant.join('marketing_admin');
    const input = newInvitation({ role: 'super_admin' });
    await expectRejected(
      call(marketing.token, 'invite-member', input),
      'PERMISSION_DENIED',
      sessionErrors['permission-denied'].sentence,
    );
    expect((await auth.getUsers([{ email: input.email }])).users).toEqual([]);
  });
});

it('records and mails a canceled invitation as such: nobody was deactivated', async () => {
  const input = newInvitation();
  const { uid } = await expectSuccess(admin.token, 'invite-member', input);
  await expectSuccess(admin.token, 'deactivate-member', { uid, hand_over_to: null });
  expect(await tenant.member(uid)).toMatchObject({ status: 'deactivated' });
  expect(await tenant.audits(uid)).toMatchObject([
    { action: 'member_invited' },
    { action: 'invitation_canceled', before: { status: 'invited' }, after: { status: 'canceled' } },
  ]);
  const subjects = (await tenant.mails(admin.email)).map(
    ({ message }) => (message as { subject: string }).subject,
  );
  expect(subjects).toContainEqual(expect.stringMatching(/canceled the invitation of Nora Lind$/));
});

describe('resend-invitation', () => {
  it('mails a new link, records it, and stops after three mails a day', async () => {
    const input = newInvitation();
    const { uid } = await expectSuccess(admin.token, 'invite-member', input);
    await expectSuccess(admin.token, 'resend-invitation', { uid });
    await expectSuccess(admin.token, 'resend-invitation', { uid });
    await expectRejected(
      call(admin.token, 'resend-invitation', { uid }),
      'RESOURCE_EXHAUSTED',
      memberErrors['too-many-mails'].sentence,
    );
    const links = (await tenant.mails(input.email)).map((mail) => linkIn(mail as never));
    expect(new Set(links).size).toBe(3);
    expect((await tenant.audits(uid)).map(({ action }) => action as string)).toEqual([
      'member_invited',
      'invitation_resent',
      'invitation_resent',
    ]);
  });

  it('mails nothing more for a repeated request', async () => {
    const input = newInvitation();
    const { uid } = await expectSuccess(admin.token, 'invite-member', input);
    const again = { uid, request_id: nanoid(21) };
    await expectSuccess(admin.token, 'resend-invitation', again);
    await expectSuccess(admin.token, 'resend-invitation', again);
    expect(await tenant.mails(input.email)).toHaveLength(2);
    expect((await tenant.audits(uid)).map(({ action }) => action as string)).toEqual([
      'member_invited',
      'invitation_resent',
    ]);
    await expectSuccess(admin.token, 'resend-invitation', { uid, request_id: nanoid(21) });
    expect(await tenant.mails(input.email)).toHaveLength(3);
  });

  it('mails each super administrator a security notice', async () => {
    const second = await tenant.join('super_admin');
    const input = newInvitation();
    const { uid } = await expectSuccess(admin.token, 'invite-member', input);
    const notices = async (email: string) =>
      (await tenant.mails(email)).filter(({ message }) =>
        (message.subject as string).endsWith(`sent ${input.name} a new invitation`),
      ).length;
    const before = await notices(admin.email);
    await expectSuccess(admin.token, 'resend-invitation', { uid });
    expect(await notices(admin.email)).toBe(before + 1);
    expect(await notices(second.email)).toBe(1);
    // A rejected call sends no notice.
    await setMember(uid, { status: 'deactivated' });
    await expectRejected(call(admin.token, 'resend-invitation', { uid }), 'FAILED_PRECONDITION');
    expect(await notices(second.email)).toBe(1);
  });

  it('rejects members who have signed in or are deactivated, and people outside the team', async () => {
    const input = newInvitation();
    const { uid } = await expectSuccess(admin.token, 'invite-member', input);
    await setMember(uid, { status: 'deactivated' });
    const resend = (of: string) => call(admin.token, 'resend-invitation', { uid: of });
    await expectRejected(resend(uid), 'FAILED_PRECONDITION', memberErrors['member-deactivated'].sentence);
    await expectRejected(
      resend(admin.uid),
      'FAILED_PRECONDITION',
      memberErrors['invitation-accepted'].sentence,
    );
    const foreign = await other.join('officer');
    await expectRejected(resend(foreign.uid), 'NOT_FOUND', memberErrors['member-not-found'].sentence);
    await expectRejected(resend('nobody'), 'NOT_FOUND', memberErrors['member-not-found'].sentence);
    expect(await tenant.mails(input.email)).toHaveLength(1);
  });
});

describe('list-member-accounts', () => {
  it('lists who on your own team has signed in and who has a second factor', async () => {
    const { uid } = await expectSuccess(admin.token, 'invite-member', newInvitation());
    const { accounts } = await expectSuccess(admin.token, 'list-member-accounts', {});
    expect(accounts.find((one) => one.uid === uid)).toMatchObject({
      is_invited: true,
      last_sign_in_at: null,
    });
    expect(accounts.find((one) => one.uid === admin.uid)).toEqual({
      uid: admin.uid,
      sign_in_email: admin.email,
      has_second_factor: false,
      is_invited: false,
      last_sign_in_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const members = await firestore.collection(paths.members).where('tenant_id', '==', tenant.tenantId).get();
    expect(accounts.map((one) => one.uid).toSorted()).toEqual(members.docs.map(({ id }) => id).toSorted());
  });
});

import { randomUUID } from 'node:crypto';
import type { CallableInput, CallableName, CallableOutput } from '@brokerage/domain/callables';
import { type Member, memberSchema } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { getAuth } from 'firebase-admin/auth';
import { nanoid } from 'nanoid';
import { expect, vi } from 'vitest';
import { type CallResponse, firestore, post, required } from './emulator.ts';

const host = required('FIREBASE_AUTH_EMULATOR_HOST');
export const auth = getAuth();
export const PASSWORD = 'Correct-horse-1';

export interface Person {
  uid: string;
  email: string;
  /** ID token of a session that was started with only a password. */
  token: string;
}

/** Calls Auth like a browser. */
export async function authRest(
  path: string,
  body: object,
): Promise<{ status: number; body: Record<string, string> }> {
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/${path}?key=fake`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

export const signIn = (email: string, password = PASSWORD) =>
  authRest('v1/accounts:signInWithPassword', { email, password, returnSecureToken: true });

/** Returns the token of a sign-in without a second factor. */
export async function getIdToken(email: string, password = PASSWORD): Promise<string> {
  const { body } = await signIn(email, password);
  expect(body.idToken, JSON.stringify(body)).toBeTypeOf('string');
  return body.idToken ?? '';
}

/** An account that is a day old and has never been used. */
async function openAccount(localId: string, email: string): Promise<void> {
  const createdAt = String(Date.now() - DAY_MS);
  const user = { localId, email, emailVerified: true, rawPassword: PASSWORD, createdAt };
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/projects/${required('GCLOUD_PROJECT')}/accounts:batchCreate`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ users: [user] }),
    },
  );
  expect(response.status).toBe(200);
}

/** Creates a company of the test's own, so that the seeded world stays unchanged. `join` adds members. */
export async function newTenant() {
  const tenantId = `test-${randomUUID()}`;
  const uids: string[] = [];
  const company = {
    company_name: 'Testfield Lending',
    nmls_id: '1990099',
    phone: '(973) 555-0190',
    mailbox: 'hello@testfield.example',
    licence_lines: ['Sample license 1'],
  };
  const host = `${tenantId}.example`;
  await firestore.doc(paths.tenant(tenantId)).set({ id: tenantId, ...company, hosts: [host] });
  await firestore.doc(paths.branches.one(tenantId, 'main')).set({ id: 'main', name: 'Main' });

  /** An account with a role record that has never signed in. */
  async function invite(role: string, changes: Partial<Member> = {}): Promise<Omit<Person, 'token'>> {
    const uid = randomUUID();
    const email = `${uid}@staff.example`;
    uids.push(uid);
    await openAccount(uid, email);
    const profile = { name: `Sample ${role}`, email, phone: '', title: '', nmls_id: '', headshot_url: '' };
    await firestore
      .doc(paths.member(uid))
      .set(memberSchema.parse({ user_id: uid, tenant_id: tenantId, role, ...profile, ...changes }));
    return { uid, email };
  }

  /** An account with a role record and a session. */
  async function join(role: string, changes: Partial<Member> = {}): Promise<Person> {
    const person = await invite(role, changes);
    return { ...person, token: await getIdToken(person.email) };
  }

  async function remove(): Promise<void> {
    const members = await firestore.collection(paths.members).where('tenant_id', '==', tenantId).get();
    const all = [...new Set([...uids, ...members.docs.map(({ id }) => id)])];
    await auth.deleteUsers(all);
    for (const uid of all) {
      await firestore.doc(paths.member(uid)).delete();
      await firestore.doc(paths.userSecurity(uid)).delete();
    }
    await firestore.recursiveDelete(firestore.doc(paths.tenant(tenantId)));
  }

  /** Sets the company's own roles. */
  const allowExtraRoles = (...extra_roles: string[]) =>
    firestore.doc(paths.securitySettings(tenantId)).set({ extra_roles }, { merge: true });

  return {
    tenantId,
    /** Host of the company's website. */
    host,
    company,
    allowExtraRoles,
    invite,
    join,
    remove,
    /** Records about an entity, in order. */
    async audits(entityId: string) {
      const found = await firestore
        .collection(paths.auditLogs.all(tenantId))
        .where('entity_id', '==', entityId)
        .get();
      return found.docs.map((one) => one.data()).toSorted((one, other) => one.seq - other.seq);
    },
    /** Mails to an address, in order. */
    async mails(to: string) {
      const found = await firestore
        .collection(paths.mail.all(tenantId))
        .where('to', 'array-contains', to)
        .get();
      return found.docs.map((one) => one.data()).toSorted((one, other) => one.created_at - other.created_at);
    },
    member: async (uid: string) => (await firestore.doc(paths.member(uid)).get()).data(),
  };
}
export type TestTenant = Awaited<ReturnType<typeof newTenant>>;

/** Returns the input of `invite-member` for a new officer of the main branch. */
export const newInvitation = (
  changes: Partial<CallableInput<'invite-member'>> = {},
): CallableInput<'invite-member'> => ({
  id: nanoid(),
  email: `${nanoid().toLowerCase()}@staff.example`,
  name: 'Nora Lind',
  role: 'officer',
  branch_id: 'main',
  ...changes,
});

/** Changes a member's record in ways that no function does, such as to that of an earlier version. */
export const setMember = (uid: string, changes: object) => firestore.doc(paths.member(uid)).update(changes);

/** Returns a token's time of sign-in, in seconds since the epoch. */
export function readAuthTime(token: string): number {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { auth_time: number }).auth_time;
}

/**
 * Runs a callable in this process with its clock set to that many seconds after the sign-in. Auth's emulator rejects a sign-in older than
 * the account, so a test moves the clock instead of the token.
 */
export async function runLater(
  callable: { run: (request: never) => unknown },
  token: string,
  seconds: number,
  data: unknown,
): Promise<unknown> {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
  const uid = (claims as { user_id: string }).user_id;
  vi.useFakeTimers({ toFake: ['Date'], now: (readAuthTime(token) + seconds) * 1000 });
  try {
    const auth = { uid, token: { ...claims, uid } };
    return await callable.run({ data, auth, rawRequest: { headers: {}, socket: {} } } as never);
  } finally {
    vi.useRealTimers();
  }
}

let callers = 0;
/** Calls as a member, each time from another address. */
export function call(token: string | undefined, name: CallableName, data: unknown): Promise<CallResponse> {
  callers += 1;
  return post(name, data, {
    ip: `198.51.${Math.floor(callers / 250) % 250}.${callers % 250}`,
    idToken: token,
  });
}

/** Makes a call that has to succeed. */
export async function expectSuccess<N extends CallableName>(
  token: string,
  name: N,
  data: CallableInput<N>,
): Promise<CallableOutput<N>> {
  const { status, body } = await call(token, name, data);
  expect({ name, status, ...(status !== 200 && { body }) }).toEqual({ name, status: 200 });
  return body.result as CallableOutput<N>;
}

/** Expects an error with that status, and with that sentence if given. */
export async function expectRejected(
  response: Promise<CallResponse>,
  status: string,
  sentence?: string,
): Promise<CallResponse['body']['error']> {
  const { error } = (await response).body;
  expect(error).toMatchObject({ status, ...(sentence && { message: sentence }) });
  return error;
}

import type { CallableName, CallableOutput, ParsedInput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Member } from '@brokerage/domain/member/member';
import { type Action, can, isAdministrator, needsRecentSignIn } from '@brokerage/domain/member/roles';
import { STEP_UP_MAX_AGE_S } from '@brokerage/domain/security/sessionLimits';
import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import type { Transaction } from 'firebase-admin/firestore';
import type { CallableFunction, CallableRequest } from 'firebase-functions/v2/https';
import { db } from '../data/db.ts';
import { directReader } from '../data/reader.ts';
import { findSecondFactor, getAccount } from '../members/accounts.ts';
import { loadExtraRoles } from '../members/load/loadExtraRoles.ts';
import { assertSessionAlive, revokedAt } from '../security/sessions.ts';
import { syncAccount } from '../security/syncAccount.ts';
import { countCall, hasBudgetLeft } from './callBudget.ts';
import { callableOptions, guardedCallable } from './defineCallable.ts';

/** The session of a member who may make the call. */
export interface MemberSession {
  uid: string;
  member: Member;
  account: UserRecord;
  /** Seconds since the epoch when the session started. */
  authTime: number;
  /** Whether the session started with the second factor. */
  hasSecondFactor: boolean;
  /** What the call was authorized for: its transactions check this right again. */
  action: Action;
}

/**
 * Authorizes the caller by their role record; the token only says who they are, and when and how they signed in.
 * @throws DomainError session-ended; session-too-old; session-idle; access-deactivated; permission-denied; second-factor-required;
 *   recent-sign-in-required
 */
export async function authorize(
  { uid, auth_time: authTime, firebase }: Pick<DecodedIdToken, 'uid' | 'auth_time' | 'firebase'>,
  action: Action,
  now: Date,
): Promise<MemberSession> {
  const [record, account, security] = await Promise.all([
    db.member(uid).get(),
    getAccount({ uid }),
    db.userSecurity(uid).get(),
  ]);
  const hasSecondFactor = firebase.sign_in_second_factor === 'totp';
  const signIn = { authTime, hasSecondFactor };
  const member = assertActiveMember(record.data(), signIn);
  if (!account || account.disabled) throw new DomainError('session-ended');
  const passwordsValidAfter = await syncAccount(account, {
    validAfter: member.sessions_valid_after,
    security: security.data(),
    actorIn: (actor) => actor,
    now,
  });
  if (authTime < revokedAt(account)) throw new DomainError('session-ended');
  await assertSessionAlive({ uid, authTime }, now);
  if (passwordsValidAfter !== undefined)
    assertSessionCounts({ ...member, password_sessions_valid_after: passwordsValidAfter }, signIn);
  if (!can(member, action, await loadExtraRoles(directReader, member)))
    throw new DomainError('permission-denied');
  if (isAdministrator(member.role) && !hasSecondFactor) {
    const settings = (await db.securitySettings(member.tenant_id).get()).data();
    if (settings?.administrators_need_second_factor) throw new DomainError('second-factor-required');
  }
  const session = { uid, member, account, authTime, hasSecondFactor, action };
  if (needsRecentSignIn(action)) assertRecentSignIn(session, now);
  return session;
}

async function authorizeCall(
  { auth }: CallableRequest,
  name: CallableName,
  action: Action,
  now: Date,
): Promise<MemberSession> {
  if (!auth) throw new DomainError('sign-in-required');
  if (!(await hasBudgetLeft(auth.uid, name, now))) throw new DomainError('too-many-calls');
  const session = await authorize(auth.token, action, now);
  await countCall(session.uid, name, now);
  return session;
}

/**
 * Asserts that the person has signed in recently, with the second factor if one is enrolled. The portal then prompts for both and repeats
 * the call.
 * @throws DomainError `recent-sign-in-required`
 */
export function assertRecentSignIn({ account, authTime, hasSecondFactor }: MemberSession, now: Date): void {
  const isRecent = now.getTime() / 1000 - authTime <= STEP_UP_MAX_AGE_S;
  if (isRecent && (hasSecondFactor || !findSecondFactor(account))) return;
  throw new DomainError('recent-sign-in-required');
}

type SignIn = Pick<MemberSession, 'authTime' | 'hasSecondFactor'>;

/**
 * Asserts that a session was started after the last revocation.
 * @throws DomainError session-ended
 */
function assertSessionCounts(member: Member, { authTime, hasSecondFactor }: SignIn): void {
  const isOld =
    authTime < member.sessions_valid_after ||
    (!hasSecondFactor && authTime < member.password_sessions_valid_after);
  if (isOld) throw new DomainError('session-ended');
}

function assertActiveMember(member: Member | undefined, signIn: SignIn): Member {
  if (!member) throw new DomainError('permission-denied');
  if (member.status !== 'active') throw new DomainError('access-deactivated');
  assertSessionCounts(member, signIn);
  return member;
}

/**
 * Returns the caller's record as the transaction sees it, so a member who has just lost the right can't change anything. Checks the right
 * that the call was authorized for, or `action` if a part of the call needs another one.
 * @throws DomainError permission-denied; access-deactivated; session-ended
 */
export async function authorizeInTransaction(
  transaction: Transaction,
  { uid, authTime, hasSecondFactor, action: ownAction }: MemberSession,
  action = ownAction,
): Promise<Member> {
  const record = await transaction.get(db.member(uid));
  const member = assertActiveMember(record.data(), { authTime, hasSecondFactor });
  if (!can(member, action, await loadExtraRoles(transaction, member)))
    throw new DomainError('permission-denied');
  return member;
}

/**
 * Runs a transaction for a member who still has the right that the call was authorized for, and passes it their record. Every attempt
 * checks again, so a member who has just lost the right can't change anything.
 * @throws DomainError permission-denied; access-deactivated; session-ended; what `work()` throws
 */
export function runMemberTransaction<T>(
  session: MemberSession,
  work: (transaction: Transaction, actor: Member) => Promise<T> | T,
): Promise<T> {
  return db.runTransaction(async (transaction) =>
    work(transaction, await authorizeInTransaction(transaction, session)),
  );
}

/**
 * Defines a callable for members with the right to `action`. Rights that `needsRecentSignIn` names also require a fresh sign-in. Calls are
 * counted per person and function.
 */
export function defineMemberCallable<N extends CallableName>(
  name: N,
  action: Action,
  handler: (input: ParsedInput<N>, session: MemberSession, now: Date) => Promise<CallableOutput<N>>,
  options = callableOptions(process.env),
): CallableFunction<unknown, Promise<CallableOutput<N>>> {
  return guardedCallable(
    name,
    (request, _siteTenantId, now) => authorizeCall(request, name, action, now),
    handler,
    options,
  );
}

import type { CallableName, CallableOutput, CallableRequest } from '@brokerage/domain/callables';
import { ERROR_SENTENCES, REFUSALS, type RecentSignInDetails } from '@brokerage/domain/errors/errors';
import {
  type Action,
  can,
  isAdministrator,
  isKnownRole,
  needsRecentSignIn,
} from '@brokerage/domain/member/roles';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { STEP_UP_MAX_AGE_S } from '@brokerage/domain/security/sessionLimits';
import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import {
  type CallableRequest as CallableCall,
  type CallableFunction,
  HttpsError,
} from 'firebase-functions/v2/https';
import { db } from '../data/db.ts';
import { findSecondFactor, getAccount } from '../members/accounts.ts';
import { noticeRevocation } from '../security/noticeRevocation.ts';
import { hasOtherFactors, noticeSecondFactors } from '../security/noticeSecondFactors.ts';
import { hasOtherAddress, noticeSignInAddress } from '../security/noticeSignInAddress.ts';
import { assertSessionAlive, revokedAt, sessionRefused } from '../security/sessions.ts';
import { countCall } from './callBudget.ts';
import { type Caller, toCaller } from './caller.ts';
import { callableOptions, guardedCallable } from './defineCallable.ts';

/** A member of staff who calls, and may. */
export interface Staff {
  uid: string;
  member: UserRole;
  account: UserRecord;
  /** Seconds since the epoch: when the session was begun. */
  authTime: number;
  /** The session was begun with the second factor. */
  hasSecondFactor: boolean;
}

const denied = (sentence: string = ERROR_SENTENCES['permission-denied']) =>
  new HttpsError('permission-denied', sentence);

/**
 * Returns who calls, by their role record; the token says only who they are, when and how they signed in.
 * @throws HttpsError unauthenticated, permission-denied, or failed-precondition where a recent sign-in is needed
 */
export async function admitted(
  { uid, auth_time: authTime, firebase }: Pick<DecodedIdToken, 'uid' | 'auth_time' | 'firebase'>,
  action: Action,
  now = new Date(),
): Promise<Staff> {
  const [record, account, security] = await Promise.all([
    db.userRole(uid).get(),
    getAccount({ uid }),
    db.userSecurity(uid).get(),
  ]);
  const hasSecondFactor = firebase.sign_in_second_factor === 'totp';
  const session = { authTime, hasSecondFactor };
  const member = signedInMember(record.data(), session);
  if (!account || account.disabled) throw sessionRefused(REFUSALS.sessionEnded);
  const revoked = revokedAt(account);
  if (revoked > member.sessions_valid_after) {
    const isExplained =
      hasOtherFactors(account, security.data()) || hasOtherAddress(account, security.data());
    await noticeRevocation(account, { actorIn: (actor) => actor, now, isExplained });
  }
  if (authTime < revoked) throw sessionRefused(REFUSALS.sessionEnded);
  await assertSessionAlive({ uid, authTime }, now);
  if (hasOtherFactors(account, security.data())) {
    const password_sessions_valid_after = await noticeSecondFactors(account, (actor) => actor, now);
    assertSessionCounts({ ...member, password_sessions_valid_after }, session);
  }
  if (hasOtherAddress(account, security.data())) await noticeSignInAddress(account, (actor) => actor, now);
  if (!can(member, action, await extraRolesFor(member))) throw denied();
  if (isAdministrator(member.role) && !hasSecondFactor) {
    const security = (await db.securitySettings(member.tenant_id).get()).data();
    if (security?.administrators_need_second_factor) throw denied(REFUSALS.secondFactorRequired);
  }
  const staff = { uid, member, account, authTime, hasSecondFactor };
  if (needsRecentSignIn(action)) assertRecentSignIn(staff, now);
  return staff;
}

async function admit({ auth }: CallableCall, name: CallableName, action: Action): Promise<Staff> {
  if (!auth) throw sessionRefused(ERROR_SENTENCES.unauthenticated);
  const now = new Date();
  const staff = await admitted(auth.token, action, now);
  if (!(await countCall(staff.uid, name, now))) {
    throw new HttpsError('resource-exhausted', REFUSALS.tooManyCalls);
  }
  return staff;
}

/**
 * Throws unless the person has signed in lately, with the second factor if one is enrolled. The portal asks for both and
 * repeats the call.
 * @throws HttpsError failed-precondition with RecentSignInDetails
 */
function assertRecentSignIn({ account, authTime, hasSecondFactor }: Staff, now: Date): void {
  const isRecent = now.getTime() / 1000 - authTime <= STEP_UP_MAX_AGE_S;
  if (isRecent && (hasSecondFactor || !findSecondFactor(account))) return;
  const details: RecentSignInDetails = { reason: 'recent-sign-in-required' };
  throw new HttpsError('failed-precondition', REFUSALS.recentSignInRequired, details);
}

type Session = Pick<Staff, 'authTime' | 'hasSecondFactor'>;

/** @throws HttpsError unauthenticated for a session that was begun before those that count */
function assertSessionCounts(member: UserRole, { authTime, hasSecondFactor }: Session): void {
  const isOld =
    authTime < member.sessions_valid_after ||
    (!hasSecondFactor && authTime < member.password_sessions_valid_after);
  if (isOld) throw sessionRefused(REFUSALS.sessionEnded);
}

function signedInMember(member: UserRole | undefined, session: Session): UserRole {
  if (!member) throw denied();
  if (member.status !== 'active') throw denied(REFUSALS.deactivated);
  assertSessionCounts(member, session);
  return member;
}

/** The company's own roles, which matter only to those who have none of the built-in ones. */
async function extraRolesFor({ role, tenant_id }: UserRole): Promise<readonly string[]> {
  if (isKnownRole(role)) return [];
  return (await db.securitySettings(tenant_id).get()).data()?.extra_roles ?? [];
}

/**
 * Returns the caller's record as the transaction sees it: whoever lost the right a moment ago changes nothing any more.
 * @throws HttpsError as when the call came in
 */
export async function stillAllowed(
  transaction: FirebaseFirestore.Transaction,
  { uid, authTime, hasSecondFactor }: Staff,
  action: Action,
): Promise<UserRole> {
  const record = await transaction.get(db.userRole(uid));
  const member = signedInMember(record.data(), { authTime, hasSecondFactor });
  if (!can(member, action, await extraRolesFor(member))) throw denied();
  return member;
}

/**
 * A callable for members of staff who have the right to `action`. A right that `needsRecentSignIn` names takes a fresh
 * sign-in as well. Calls are counted per person and function.
 */
export function defineMemberCallable<N extends CallableName>(
  name: N,
  action: Action,
  handler: (input: CallableRequest<N>, staff: Staff, caller: Caller) => Promise<CallableOutput<N>>,
  options = callableOptions(process.env),
): CallableFunction<unknown, Promise<CallableOutput<N>>> {
  return guardedCallable(
    name,
    async (request) => ({ staff: await admit(request, name, action), caller: toCaller(request.rawRequest) }),
    (input, { staff, caller }) => handler(input, staff, caller),
    options,
  );
}

import type { CallableName, CallableOutput, CallableRequest } from '@brokerage/domain/callables';
import type { UserRole } from '@brokerage/domain/directory/userRole';
import { ERROR_SENTENCES, REFUSALS } from '@brokerage/domain/errors';
import { type Action, can, isAdministrator } from '@brokerage/domain/roles';
import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import {
  type CallableRequest as CallableCall,
  type CallableFunction,
  HttpsError,
} from 'firebase-functions/v2/https';
import { db } from '../db.ts';
import { accountOf } from '../people/accounts.ts';
import { hasOtherFactors, noticeSecondFactors } from '../security/noticeSecondFactors.ts';
import { type Caller, callerOf } from './caller.ts';
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
const signedOut = (sentence: string) => new HttpsError('unauthenticated', sentence);

/**
 * Who calls, by their role record; the token says only who they are, when and how they signed in.
 * @throws HttpsError unauthenticated or permission-denied
 */
export async function admitted(
  { uid, auth_time: authTime, firebase }: Pick<DecodedIdToken, 'uid' | 'auth_time' | 'firebase'>,
  action: Action,
): Promise<Staff> {
  const [record, account, security] = await Promise.all([
    db.userRole(uid).get(),
    accountOf({ uid }),
    db.userSecurity(uid).get(),
  ]);
  const hasSecondFactor = firebase.sign_in_second_factor === 'totp';
  const session = { authTime, hasSecondFactor };
  const member = allowed(record.data(), action, session);
  if (!account || account.disabled) throw signedOut(REFUSALS.sessionEnded);
  if (hasOtherFactors(account, security.data())) {
    const password_sessions_valid_after = await noticeSecondFactors(account, (actor) => actor, new Date());
    assertSessionCounts({ ...member, password_sessions_valid_after }, session);
  }
  if (isAdministrator(member.role) && !hasSecondFactor) {
    const security = (await db.securitySettings(member.tenant_id).get()).data();
    if (security?.administrators_need_second_factor) throw denied(REFUSALS.secondFactorRequired);
  }
  return { uid, member, account, authTime, hasSecondFactor };
}

async function admit({ auth }: CallableCall, action: Action): Promise<Staff> {
  if (!auth) throw signedOut(ERROR_SENTENCES.unauthenticated);
  return admitted(auth.token, action);
}

type Session = Pick<Staff, 'authTime' | 'hasSecondFactor'>;

/** @throws HttpsError unauthenticated for a session that was begun before those that count */
function assertSessionCounts(member: UserRole, { authTime, hasSecondFactor }: Session): void {
  const isOld =
    authTime < member.sessions_valid_after ||
    (!hasSecondFactor && authTime < member.password_sessions_valid_after);
  if (isOld) throw signedOut(REFUSALS.sessionEnded);
}

function allowed(member: UserRole | undefined, action: Action, session: Session): UserRole {
  if (!member) throw denied();
  if (member.status !== 'active') throw denied(REFUSALS.deactivated);
  assertSessionCounts(member, session);
  if (!can(member, action)) throw denied();
  return member;
}

/**
 * The caller's record as the transaction sees it: whoever lost the right a moment ago changes nothing any more.
 * @throws HttpsError as when the call came in
 */
export async function stillAllowed(
  transaction: FirebaseFirestore.Transaction,
  { uid, authTime, hasSecondFactor }: Staff,
  action: Action,
): Promise<UserRole> {
  const record = await transaction.get(db.userRole(uid));
  return allowed(record.data(), action, { authTime, hasSecondFactor });
}

/** A callable for members of staff who have the right to `action`. */
export function defineStaffCallable<N extends CallableName>(
  name: N,
  action: Action,
  handler: (input: CallableRequest<N>, staff: Staff, caller: Caller) => Promise<CallableOutput<N>>,
  options = callableOptions(process.env),
): CallableFunction<unknown, Promise<CallableOutput<N>>> {
  return guardedCallable(
    name,
    async (request) => ({ staff: await admit(request, action), caller: callerOf(request.rawRequest) }),
    (input, { staff, caller }) => handler(input, staff, caller),
    options,
  );
}

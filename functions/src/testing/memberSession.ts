import type { Action } from '@brokerage/domain/member/roles';
import { db } from '../data/db.ts';
import type { MemberSession } from '../http/defineMemberCallable.ts';
import { auth } from './members.ts';

/** Returns the session of a member who just signed in with only a password, like `authorize` would for a call that requires this right. */
export async function loadMemberSession(uid: string, action: Action): Promise<MemberSession> {
  const [record, account] = await Promise.all([db.member(uid).get(), auth.getUser(uid)]);
  const member = record.data();
  if (!member) throw new Error(`No member ${uid}`);
  const authTime = Math.floor(Date.now() / 1000);
  return { uid, member, account, authTime, hasSecondFactor: false, action };
}

import { audit } from '../audit/audit.ts';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { signedOutEverywhereMail } from '../members/accountMails.ts';
import { toSessionsValidAfter, waitForNewSessions } from '../members/sessionRevocation.ts';
import { revokeSessions } from './sessions.ts';

/**
 * Ends the caller's sessions, in Auth first: writing the record ends the caller's own session, so a failed call could not be repeated. The
 * owner gets an email, because a revocation this recent may hide a password that somebody else sets in the same second.
 */
async function endAll(session: MemberSession, now: Date): Promise<void> {
  const tenant = await loadTenant(session.member.tenant_id);
  const validAfter = Math.max(toSessionsValidAfter(now), await revokeSessions(session.uid));
  const to = session.account.email;
  await runMemberTransaction(session, (transaction, actor) => {
    transaction.update(db.member(session.uid), { sessions_valid_after: validAfter });
    audit(transaction, {
      actor,
      action: 'sessions_ended',
      entity: { type: 'member', id: session.uid, head: actor.audit_head },
      before: null,
      after: null,
      at: now,
    });
    if (to === undefined) return;
    transaction.create(db.mail(actor.tenant_id).doc(), signedOutEverywhereMail({ to, tenant, now }));
  });
  await waitForNewSessions(validAfter);
}

/** end-all-sessions: signs the caller out everywhere, including here. */
export const endAllSessions = defineMemberCallable(
  'end-all-sessions',
  'portal:enter',
  async (_, session, now) => {
    await endAll(session, now);
    return {};
  },
);

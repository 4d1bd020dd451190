import type { ParsedInput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { audit } from '../audit/audit.ts';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { increment, readCount } from '../data/expiringCounter.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { MAILS_PER_DAY, recipientCounter } from '../http/rateLimit.ts';
import { invitationMail } from './accountMails.ts';
import { getAccount, hasSignedIn } from './accounts.ts';
import { loadMember } from './load/loadMember.ts';
import { loadSuperAdmins } from './load/loadSuperAdmins.ts';
import { passwordLink } from './passwordLink.ts';
import { prepareSecurityMail } from './prepareSecurityMail.ts';

async function resend(
  { uid, request_id }: ParsedInput<'resend-invitation'>,
  session: MemberSession,
  now: Date,
): Promise<void> {
  const tenantId = session.member.tenant_id;
  // Checks first that the account belongs to this company, before anything is created or revealed.
  await db.runReadOnly((transaction) => loadMember(transaction, tenantId, uid));
  const [tenant, account] = await Promise.all([loadTenant(tenantId), getAccount({ uid })]);
  const to = account?.email;
  if (!account || !to) throw new DomainError('member-not-found');
  if (hasSignedIn(account)) throw new DomainError('invitation-accepted');
  const link = await passwordLink(to, tenant);
  const counter = recipientCounter(to, now);
  const outbox = db.mail(tenantId);
  const mail = request_id === undefined ? outbox.doc() : outbox.doc(`invitation-${uid}-${request_id}`);

  await runMemberTransaction(session, async (transaction, actor) => {
    const [member, counted, earlier] = await Promise.all([
      loadMember(transaction, tenantId, uid),
      transaction.get(db.rateLimit(counter.id)),
      request_id === undefined ? undefined : transaction.get(mail),
    ]);
    if (earlier?.exists) return;
    if (member.status !== 'active') throw new DomainError('member-deactivated');
    if (readCount(counted) >= MAILS_PER_DAY) throw new DomainError('too-many-mails');
    const superAdmins = await loadSuperAdmins(transaction, tenantId);
    const notify = await prepareSecurityMail(transaction, tenantId, superAdmins);
    transaction.create(mail, invitationMail({ to, tenant, now }, link));
    transaction.set(db.rateLimit(counter.id), increment(counter), { merge: true });
    audit(transaction, {
      actor,
      action: 'invitation_resent',
      entity: { type: 'member', id: uid, head: member.audit_head },
      before: null,
      after: null,
      at: now,
    });
    notify({ actor, description: `sent ${member.name} a new invitation`, at: now });
  });
}

/** resend-invitation: mails a new link to somebody who has never signed in. A retry with the same `request_id` sends nothing more. */
export const resendInvitation = defineMemberCallable(
  'resend-invitation',
  'members:manage',
  async (input, session, now) => {
    await resend(input, session, now);
    return {};
  },
);

import { DomainError } from '@brokerage/domain/errors/DomainError';
import { isTooLateToSend, type MailChanges } from '@brokerage/domain/mail/delivery';
import { mailKind } from '@brokerage/domain/mail/mailKinds';
import { audit } from '../audit/audit.ts';
import { loadCompanyAuditHead } from '../audit/auditHeads.ts';
import { db } from '../data/db.ts';
import { callableOptions } from '../http/defineCallable.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { deliver } from './deliverMail.ts';
import { SMTP_PASSWORD } from './smtp.ts';
import { toListedMail } from './toListedMail.ts';

/** Puts a failed mail back into the queue, as new, and records who requested it. */
function requeue(mailId: string, session: MemberSession, now: Date): Promise<void> {
  return runMemberTransaction(session, async (transaction, actor) => {
    const { tenant_id: tenantId } = actor;
    const ref = db.outbox(tenantId).doc(mailId);
    const mail = (await transaction.get(ref)).data();
    if (!mail) throw new DomainError('mail-not-found');
    if (mail.state !== 'failed') throw new DomainError('mail-not-failed');
    if (isTooLateToSend(mail, now)) {
      const isCall = mailKind(mail.kind).link?.opens === 'call';
      throw new DomainError(isCall ? 'mail-call-over' : 'mail-link-expired');
    }
    const head = await loadCompanyAuditHead(transaction, tenantId);
    transaction.update(ref, {
      state: 'queued',
      attempts: 0,
      next_attempt_at: now,
    } satisfies MailChanges);
    audit(transaction, {
      actor,
      action: 'mail_retried',
      entity: { type: 'company', id: tenantId, head },
      before: null,
      after: { mail_id: mailId, kind: mail.kind },
      at: now,
    });
  });
}

/** retry-mail: retries a failed mail immediately. If that fails, mail-retries continues. */
export const retryMail = defineMemberCallable(
  'retry-mail',
  'mail:manage',
  async ({ id }, session, now) => {
    await requeue(id, session, now);
    const tenantId = session.member.tenant_id;
    await deliver({ tenantId, mailId: id }, { now });
    const mail = (await db.outbox(tenantId).doc(id).get()).data();
    if (!mail) throw new DomainError('mail-not-found');
    return { mail: toListedMail(id, mail, new Date()) };
  },
  { ...callableOptions(process.env), timeoutSeconds: 120, secrets: [SMTP_PASSWORD] },
);

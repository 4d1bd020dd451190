import type { CallableOutput, CallableRequest } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { isLinkExpired } from '@brokerage/domain/mail/delivery';
import { type ListedMail, MAIL_PAGE } from '@brokerage/domain/mail/mailCallables';
import { maskAddress } from '@brokerage/domain/mail/maskAddress';
import type { QueuedMail } from '@brokerage/domain/mail/queuedMail';
import { db } from '../data/db.ts';
import { defineMemberCallable } from '../http/defineMemberCallable.ts';

function toListed(id: string, mail: QueuedMail, now: Date): ListedMail {
  const { kind, to, state, attempts, created_at, sent_at, next_attempt_at, failure } = mail;
  return {
    id,
    kind,
    to: to.map(maskAddress),
    state,
    attempts,
    created_at: created_at.toISOString(),
    sent_at: sent_at?.toISOString() ?? null,
    // A try under way has a time, too: when it counts as crashed.
    next_attempt_at: state === 'queued' ? (next_attempt_at?.toISOString() ?? null) : null,
    failure,
    can_retry: state === 'failed' && !isLinkExpired(mail, now),
  };
}

/** Returns a page of a tenant's mails, newest first, with nothing of what they say. */
async function listMails(
  tenantId: string,
  { state, after }: CallableRequest<'list-mail'>,
): Promise<CallableOutput<'list-mail'>> {
  const all = db.outbox(tenantId);
  const newest = (state ? all.where('state', '==', state) : all).orderBy('created_at', 'desc');
  const last = after === undefined ? undefined : await all.withConverter(null).doc(after).get();
  if (last && !last.exists) throw new DomainError('mail-not-found');
  const page = await (last ? newest.startAfter(last) : newest).limit(MAIL_PAGE + 1).get();
  const now = new Date();
  const mails = page.docs.slice(0, MAIL_PAGE).map((one) => toListed(one.id, one.data(), now));
  return { mails, has_more: page.size > MAIL_PAGE };
}

/** list-mail: the company's outbox. The database itself shows it to nobody. */
export const listMail = defineMemberCallable('list-mail', 'mail:manage', (input, { member }) =>
  listMails(member.tenant_id, input),
);

import type { Tenant } from '@brokerage/domain/company/tenant';
import { toMailHtml } from '@brokerage/domain/mail/mailHtml';
import { mailKind } from '@brokerage/domain/mail/mailKinds';
import { toMessageId } from '@brokerage/domain/mail/messageId';
import type { QueuedMail } from '@brokerage/domain/mail/queuedMail';
import type { SendMailOptions } from 'nodemailer';

export type Message = SendMailOptions;

/** Returns a stored mail as a message for the mail server: from the company, to the recipients who don't have it yet. */
export function composeMessage(
  { mail, mailId, tenantId }: { mail: QueuedMail; mailId: string; tenantId: string },
  tenant: Tenant,
  from: string,
): Message {
  const { subject, text, attachments } = mail.message;
  return {
    from: { name: tenant.company_name, address: from },
    to: mail.to,
    envelope: { from, to: mail.remaining ?? mail.to },
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject,
    text,
    html: toMailHtml({ kind: mail.kind, subject, text }, tenant),
    ...(attachments && { attachments }),
    messageId: toMessageId({ tenantId, mailId }, from.slice(from.lastIndexOf('@') + 1)),
    date: mail.created_at,
    // RFC 3834: keeps vacation responders from answering.
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(mailKind(mail.kind).isRoutine && {
      list: {
        unsubscribe: { url: `mailto:${tenant.mailbox}?subject=unsubscribe`, comment: 'Ask us to stop' },
      },
    }),
  };
}

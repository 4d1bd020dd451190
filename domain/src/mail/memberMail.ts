import type { Tenant } from '../company/tenant.ts';
import type { Mail } from '../mail.ts';
import type { MailKind } from './mailKinds.ts';

/** Recipient of a mail to members, the company that signs it, and its time. */
export interface MemberMailContext {
  to: string | readonly string[];
  tenant: Tenant;
  now: Date;
}

/** Returns the line that signs mails to members: the sender, and how to reach them. */
export const companyContactLine = ({
  company_name,
  phone,
  mailbox,
}: Pick<Tenant, 'company_name' | 'phone' | 'mailbox'>): string => `${company_name}, ${phone}, ${mailbox}`;

/** Returns user input on one line, so that it can't pass for extra lines of the mail that quotes it. */
export const toMailLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/** Returns a plain mail to members, signed by the company; replies go to the company's mailbox. */
export function memberMail(
  { to, tenant, now }: MemberMailContext,
  { kind, subject, lines }: { kind: MailKind; subject: string; lines: readonly string[] },
): Mail {
  return {
    kind,
    to: [to].flat(),
    replyTo: tenant.mailbox,
    message: { subject, text: [...lines, '', companyContactLine(tenant)].join('\n') },
    created_at: now,
  };
}

/** Returns the same mail with a greeting above its lines. */
export const greetingMemberMail: typeof memberMail = (context, { lines, ...mail }) =>
  memberMail(context, { ...mail, lines: ['Hello,', '', ...lines] });

import { mailKind } from '@brokerage/domain/mail/mailKinds';
import type { MailNotice } from '@brokerage/domain/mail/mailNotice';
import type { QueuedMail } from '@brokerage/domain/mail/queuedMail';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';
import { writeNotice } from '../data/writeNotice.ts';
import { loadSuperAdmins } from '../members/load/loadSuperAdmins.ts';

/**
 * Reads whom to notify that a mail to a member didn't arrive, and returns what notifies them, in the same transaction. Undefined for a mail
 * to an applicant, and if they have already been notified of this one.
 */
export async function prepareMailNotice(
  transaction: Transaction,
  { tenantId, mailId }: { tenantId: string; mailId: string },
  mail: QueuedMail,
): Promise<((kind: MailNotice['kind'], now: Date) => void) | undefined> {
  if (mailKind(mail.kind).reader !== 'member' || mail.noticed_at !== null) return undefined;
  const superAdmins = await loadSuperAdmins(transaction, tenantId);
  return (kind, now) => {
    for (const { member } of superAdmins) {
      const { user_id: to } = member;
      const address = { tenantId, to, now, id: `mail-${mailId}-${to}` };
      writeNotice(transaction, address, { kind, mail_id: mailId, mail_kind: mail.kind });
    }
    transaction.update(db.outbox(tenantId).doc(mailId), { noticed_at: now });
  };
}

import type { Tenant } from '@brokerage/domain/company/tenant';
import type { ScheduledCall } from '@brokerage/domain/contact/scheduleCall';
import type { Submission } from '@brokerage/domain/submission/submission';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';
import { increment, MAILS_PER_DAY, readCount, recipientWindow } from '../http/rateLimit.ts';
import { prepareMemberMail } from '../mail/prepareMemberMail.ts';
import { submissionAddress } from '../preapproval/applicationMail.ts';
import { findLeadRecipient, toMailReader } from '../profile/findLeadRecipient.ts';
import { addCallLink } from './callLinks.ts';
import { borrowerCallMail, type CallChange, memberCallMail } from './callMails.ts';

interface CallMailRequest {
  tenant: Tenant;
  /** Whose call it is, where it is recorded, and who makes it. */
  record: Pick<Submission, 'id' | 'email' | 'lo_assigned_id'>;
  /** Hashes of the links in earlier mails to the borrower. */
  linkHashes?: readonly string[] | undefined;
  now: Date;
}

interface WrittenCall {
  call: ScheduledCall;
  number: string;
  change: CallChange;
  before?: Pick<ScheduledCall, 'callback' | 'time_zone'> | undefined;
  /** What the mails' ids begin with. */
  mailId: string;
  /** The company's mailbox knows about it from another mail. */
  isMailboxTold?: boolean;
}

/**
 * Reads what the mails about a call need: who reads them, how, and how many the borrower got today. Returns what writes them, which returns the
 * hashes of the call's links: the borrower's mail has a new one. There is no such mail once they got enough of them.
 */
export async function prepareCallMails(
  transaction: Transaction,
  { tenant, record: { id, email, lo_assigned_id: officerId }, linkHashes = [], now }: CallMailRequest,
): Promise<(written: WrittenCall) => string[]> {
  const borrowerLimit = recipientWindow(email, now);
  const [mailedBefore, officer] = await Promise.all([
    transaction.get(db.rateLimit(borrowerLimit.id)),
    officerId === null ? undefined : transaction.get(db.officers(tenant.id).doc(officerId)),
  ]);
  const recipient = officerId === null ? undefined : await findLeadRecipient(tenant.id, officerId);
  const mailReader = toMailReader(recipient, tenant);
  const writeMail = await prepareMemberMail(transaction, tenant.id, [recipient?.uid]);
  const { name, listed } = officer?.data() ?? {};

  return ({ mailId, isMailboxTold = false, ...written }) => {
    const facts = { ...written, tenant, now };
    const to = recipient?.address ?? tenant.mailbox;
    if (!isMailboxTold || to.toLowerCase() !== tenant.mailbox.toLowerCase()) {
      const page = mailReader === undefined ? 'submissions' : 'leads';
      const mail = memberCallMail({ ...facts, to, address: submissionAddress(tenant, page, id) });
      writeMail(mailReader, mail, { id: mailId });
    }
    if (readCount(mailedBefore) >= MAILS_PER_DAY) return [...linkHashes];
    const { secret, link_hashes } = addCallLink(linkHashes);
    transaction.create(
      db.mail(tenant.id).doc(`${mailId}-applicant`),
      borrowerCallMail({ ...facts, to: email, officerName: listed ? name : undefined, secret }),
    );
    transaction.set(db.rateLimit(borrowerLimit.id), increment(borrowerLimit), { merge: true });
    return link_hashes;
  };
}

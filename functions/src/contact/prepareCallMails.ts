import type { Tenant } from '@brokerage/domain/company/tenant';
import type { ScheduledCall } from '@brokerage/domain/contact/scheduleCall';
import type { Submission } from '@brokerage/domain/submission/submission';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';
import { increment, readCount } from '../data/expiringCounter.ts';
import {
  CALL_CHANGE_MAILS_PER_DAY,
  callChangeMailCounter,
  MAILS_PER_DAY,
  recipientCounter,
} from '../http/rateLimit.ts';
import { prepareMemberMail } from '../mail/prepareMemberMail.ts';
import { submissionAddress } from '../preapproval/applicationMail.ts';
import { findLeadRecipient, toMailReader } from '../profile/findLeadRecipient.ts';
import { addCallLink } from './callLinks.ts';
import { borrowerCallMail, type CallChange, memberCallMail } from './callMails.ts';

interface CallMailRequest {
  tenant: Tenant;
  /** The call's id, the borrower's email and the assigned officer. */
  record: Pick<Submission, 'id' | 'email' | 'lo_assigned_id'>;
  /** Hashes of the links in earlier mails to the borrower. */
  linkHashes?: readonly string[] | undefined;
  /** True for the change of a call that exists already. The borrower must hear of it, however much mail they got today. */
  isChange?: boolean;
  now: Date;
}

interface WrittenCall {
  call: ScheduledCall;
  number: string;
  change: CallChange;
  before?: Pick<ScheduledCall, 'callback' | 'time_zone'> | undefined;
  /** Prefix of the mails' ids. */
  mailId: string;
  /** True if the company's mailbox learns about the call from another mail. */
  isMailboxTold?: boolean;
}

/**
 * Reads what the mails about a call depend on: recipients, their preferences, and how much mail the borrower got today. Returns a function
 * that writes the mails and returns the hashes of the call's links, as each mail to the borrower has a new link. Once the borrower has
 * reached the mail limit, they get none; changes of calls have a limit of their own.
 */
export async function prepareCallMails(
  transaction: Transaction,
  request: CallMailRequest,
): Promise<(written: WrittenCall) => string[]> {
  const { tenant, record, linkHashes = [], isChange = false, now } = request;
  const { id, email, lo_assigned_id: officerId } = record;
  const borrowerCounter = isChange
    ? callChangeMailCounter(tenant.id, email, now)
    : recipientCounter(email, now);
  const borrowerLimit = isChange ? CALL_CHANGE_MAILS_PER_DAY : MAILS_PER_DAY;
  const [mailedBefore, officer] = await Promise.all([
    transaction.get(db.rateLimit(borrowerCounter.id)),
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
    if (readCount(mailedBefore) >= borrowerLimit) return [...linkHashes];
    const { secret, link_hashes } = addCallLink(linkHashes);
    transaction.create(
      db.mail(tenant.id).doc(`${mailId}-applicant`),
      borrowerCallMail({ ...facts, to: email, officerName: listed ? name : undefined, secret }),
    );
    transaction.set(db.rateLimit(borrowerCounter.id), increment(borrowerCounter), { merge: true });
    return link_hashes;
  };
}

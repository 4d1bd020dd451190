import type { Mail } from '@brokerage/domain/mail';
import { type MemberMailContext, memberMail } from '@brokerage/domain/mail/memberMail';
import { contactClock } from '@brokerage/domain/schedule/contactClock';
import type { ContactNotice } from '@brokerage/domain/submission/contactNotice';
import { overdueReminderAt } from '@brokerage/domain/submission/overdueReminderAt';
import type { SubmissionKind } from '@brokerage/domain/submission/submission';
import { awaitsFirstContact } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import { db } from '../../data/db.ts';
import {
  formatCompanyTime,
  type SubmissionPage,
  submissionAddress,
} from '../../preapproval/applicationMail.ts';
import {
  type ReminderTeam,
  remindEachWithTeam,
  SUBMISSIONS_PER_RUN,
  writeReminder,
} from './reminderRecipients.ts';

interface Reminder extends MemberMailContext {
  kind: ContactNotice['kind'];
  about: SubmissionKind;
  id: string;
  page: SubmissionPage;
  reference: string;
  dueAt: Date;
}

type ReminderWords = Record<
  ContactNotice['kind'],
  (facts: { reference: string; by: string }) => { subject: string; sentence: string }
>;

const WORDS: Record<SubmissionKind, ReminderWords> = {
  application: {
    contact_due_soon: ({ reference, by }) => ({
      subject: `Due soon: contact application ${reference}`,
      sentence: `Application ${reference} is waiting for its first contact. Please contact the applicant by ${by}.`,
    }),
    contact_overdue: ({ reference, by }) => ({
      subject: `Overdue: contact application ${reference}`,
      sentence: `Application ${reference} is overdue. We promised to contact the applicant by ${by}.`,
    }),
  },
  callback: {
    contact_due_soon: ({ reference, by }) => ({
      subject: `Call now: callback request ${reference}`,
      sentence: `It’s time for callback request ${reference}. Please call by ${by}.`,
    }),
    contact_overdue: ({ reference, by }) => ({
      subject: `Overdue: callback request ${reference}`,
      sentence: `Callback request ${reference} is overdue. We promised a call by ${by}.`,
    }),
  },
};

/** Reminds of a person whom nobody has contacted yet. Identifies the submission only by its reference number. */
function contactReminderMail(reminder: Reminder): Mail {
  const { kind, about, id, page, reference, dueAt, tenant } = reminder;
  const { subject, sentence } = WORDS[about][kind]({ reference, by: formatCompanyTime(dueAt, tenant) });
  const lines = [sentence, '', 'Open it in the Officer Portal:', submissionAddress(tenant, page, id)];
  return memberMail(reminder, { kind: 'contact_reminder', subject, lines });
}

/**
 * Writes one submission's reminder if it is still due. Notices, mails and the time of the next reminder are written in one transaction, so
 * that repeated runs notify everyone only once. Returns whether it wrote one.
 */
function remind(tenantId: string, id: string, team: ReminderTeam, now: Date): Promise<boolean> {
  const ref = db.submission(tenantId, id);
  return db.runTransaction(async (transaction) => {
    const submission = (await transaction.get(ref)).data();
    if (!submission?.contact_reminder_at || submission.contact_reminder_at > now) return false;
    const { dueAt } = contactClock(submission, now);
    // At the deadline itself the promise can still be kept (`contactClock`). Records of earlier versions have their last reminder then.
    const isOverdue = now > dueAt || submission.contact_reminder_at >= dueAt;
    const isNeeded = awaitsFirstContact(submission);
    transaction.update(ref, {
      contact_reminder_at: isNeeded && !isOverdue ? overdueReminderAt(dueAt) : null,
    });
    if (!isNeeded) return false;

    const kind: ContactNotice['kind'] = isOverdue ? 'contact_overdue' : 'contact_due_soon';
    const { kind: about, reference_number: reference } = submission;
    const { tenant, administrators } = team;
    const assigned = await team.loadAssigned(submission.lo_assigned_id);
    writeReminder(transaction, team, {
      recipients: isOverdue ? [assigned, administrators] : [assigned],
      now,
      noticeId: `${kind}-${id}`,
      notice: {
        kind,
        application_id: id,
        submission_kind: about,
        reference_number: reference,
        due_at: dueAt,
      },
      toMail: ({ page, address: to }) =>
        contactReminderMail({ kind, about, id, page, reference, dueAt, tenant, to, now }),
    });
    return true;
  });
}

/**
 * Reminds of a tenant's submissions whose reminder is due and whose applicants nobody has contacted: the assigned officer, otherwise the
 * administrators, at half of the time; and, after the deadline, the administrators, too. Returns how many reminders it wrote.
 * @throws Error when some couldn't be written, after trying all, so that the run is repeated
 */
export async function remindOfContacts(tenantId: string, now: Date): Promise<number> {
  const due = db
    .submissions(tenantId)
    .where('contact_reminder_at', '<=', now)
    .orderBy('contact_reminder_at')
    .select('contact_reminder_at');
  return remindEachWithTeam({
    tenantId,
    about: 'contact',
    due,
    limit: SUBMISSIONS_PER_RUN,
    remind: (id, team) => remind(tenantId, id, team, now),
  });
}

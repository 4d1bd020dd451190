import type { Mail } from '@brokerage/domain/mail';
import { type MemberMailContext, memberMail } from '@brokerage/domain/mail/memberMail';
import { dateInZone } from '@brokerage/domain/schedule/momentInZone';
import { submissionStatusLabel } from '@brokerage/domain/submission/lists/submissionStatusLabel';
import { overdueReminderAt } from '@brokerage/domain/submission/overdueReminderAt';
import { isOpenStatus } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import { db } from '../../data/db.ts';
import { type SubmissionPage, submissionAddress } from '../../preapproval/applicationMail.ts';
import {
  type ReminderTeam,
  remindEachWithTeam,
  SUBMISSIONS_PER_RUN,
  writeReminder,
} from './reminderRecipients.ts';

interface Reminder extends MemberMailContext {
  id: string;
  page: SubmissionPage;
  reference: string;
  status: string;
  dueAt: Date;
}

/** Says what is left to do: decide, or record the notice of a decision. */
function toSentences({ reference, status, dueAt, now }: Reminder, day: string): readonly string[] {
  const isOverdue = now > dueAt;
  if (isOpenStatus(status)) {
    return [
      `Application ${reference} is still open. Under Regulation B (12 CFR 1002.9), the applicant ${isOverdue ? 'had to' : 'must'} be notified of a decision by ${day}.`,
      'Make a decision, or close the application if the applicant withdrew it.',
    ];
  }
  return [
    `Application ${reference} is marked “${submissionStatusLabel(status)}.” The notice to the applicant ${isOverdue ? 'was' : 'is'} due by ${day} (12 CFR 1002.9).`,
    'The portal doesn’t send it. Record it there once it’s sent.',
  ];
}

/** Reminds of a notice that is due to an applicant. Identifies the application only by its reference number. */
function actionNoticeMail(reminder: Reminder): Mail {
  const { id, page, reference, dueAt, tenant, now } = reminder;
  const day = dateInZone(dueAt, tenant.office_schedule.time_zone);
  const subject =
    now > dueAt
      ? `Notice to applicant overdue: ${reference}`
      : `Notice to applicant due ${day}: ${reference}`;
  const lines = [
    ...toSentences(reminder, day),
    '',
    'Open it in the Officer Portal:',
    submissionAddress(tenant, page, id),
  ];
  return memberMail(reminder, { kind: 'notice_reminder', subject, lines });
}

/**
 * Reminds of one application's notice if it is still due. Notices, mails and the time of the next reminder are written together or not at
 * all, so that everybody is notified once, no matter how often it runs. Returns whether it did.
 */
function remind(tenantId: string, id: string, team: ReminderTeam, now: Date): Promise<boolean> {
  const ref = db.submission(tenantId, id);
  return db.runTransaction(async (transaction) => {
    const submission = (await transaction.get(ref)).data();
    if (!submission?.notice_reminder_at || submission.notice_reminder_at > now) return false;
    const { notice_due_at: dueAt, reference_number: reference, status } = submission;
    const isOverdue = dueAt !== null && now > dueAt;
    transaction.update(ref, {
      notice_reminder_at: dueAt && !isOverdue ? overdueReminderAt(dueAt) : null,
    });
    if (dueAt === null) return false;

    const { tenant, administrators } = team;
    const assigned = await team.loadAssigned(submission.lo_assigned_id);
    writeReminder(transaction, team, {
      recipients: isOverdue ? [assigned, administrators] : [assigned],
      now,
      noticeId: `${isOverdue ? 'action_notice_overdue' : 'action_notice_due'}-${id}-${dueAt.getTime()}`,
      notice: {
        kind: 'action_notice_due',
        application_id: id,
        reference_number: reference,
        notice_due_at: dueAt,
      },
      toMail: ({ page, address: to }) =>
        actionNoticeMail({ id, page, reference, status, dueAt, tenant, to, now }),
    });
    return true;
  });
}

/**
 * Reminds of a tenant's notices to applicants (12 CFR 1002.9): the assigned officer, otherwise the administrators, some days before the
 * last day; and, once it has passed, the administrators, too. Returns how many reminders it wrote.
 * @throws Error when some couldn't be written, after trying all, so that the run is repeated
 */
export function remindOfActionNotices(tenantId: string, now: Date): Promise<number> {
  const due = db
    .submissions(tenantId)
    .where('notice_reminder_at', '<=', now)
    .orderBy('notice_reminder_at')
    .select('notice_reminder_at');
  return remindEachWithTeam({
    tenantId,
    about: 'notice',
    due,
    limit: SUBMISSIONS_PER_RUN,
    remind: (id, team) => remind(tenantId, id, team, now),
  });
}

import { overdueReminderAt } from '@brokerage/domain/application/workflow/actionNotice';
import { db } from '../../data/db.ts';
import { actionNoticeMail } from './actionNoticeMail.ts';
import { APPLICATIONS_PER_RUN, type ReminderTeam, remindTeam, tellRecipients } from './reminderRecipients.ts';

/**
 * Reminds of one application's notice, if that is still due: notices, mails and the time of the next reminder together or not at all, so
 * that however often it runs, everybody is told once. Returns whether it did.
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
    const assigned = await team.assigned(submission.lo_assigned_id);
    tellRecipients(transaction, team, {
      told: isOverdue ? [assigned, administrators] : [assigned],
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
 * Reminds of a tenant's notices to applicants (12 CFR 1002.9): the assigned officer, else the administrators, days before the last day
 * and once it has passed, then the administrators too. Returns how many reminders it wrote.
 * @throws Error when some couldn't be written, after the others, so that the run is repeated
 */
export function remindOfActionNotices(tenantId: string, now: Date): Promise<number> {
  const due = db
    .submissions(tenantId)
    .where('notice_reminder_at', '<=', now)
    .orderBy('notice_reminder_at')
    .select('notice_reminder_at');
  return remindTeam({
    tenantId,
    about: 'notice',
    due,
    limit: APPLICATIONS_PER_RUN,
    remind: (id, team) => remind(tenantId, id, team, now),
  });
}

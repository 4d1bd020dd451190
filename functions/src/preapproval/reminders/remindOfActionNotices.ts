import { db } from '../../data/db.ts';
import { remindEach } from '../../data/remindEach.ts';
import { writeNotice } from '../../data/writeNotice.ts';
import { memberMailWriter } from '../../mail/prepareMemberMail.ts';
import { actionNoticeMail } from './actionNoticeMail.ts';
import { loadReminderRecipients } from './reminderRecipients.ts';

/** Applications that one run looks at; the next run takes the rest. */
const LIMIT = 1000;

type Team = Awaited<ReturnType<typeof loadReminderRecipients>>;

/**
 * Reminds of one application's notice, if that is still due: notices, mail and the end of the reminder together or not at all, so that
 * however often it runs, everybody is told once. Returns whether it did.
 */
function remind(tenantId: string, id: string, team: Team, now: Date): Promise<boolean> {
  const ref = db.submission(tenantId, id);
  return db.runTransaction(async (transaction) => {
    const submission = (await transaction.get(ref)).data();
    if (!submission?.notice_reminder_at || submission.notice_reminder_at > now) return false;
    transaction.update(ref, { notice_reminder_at: null });
    const { notice_due_at: dueAt, reference_number: reference, status } = submission;
    if (dueAt === null) return false;

    const { uids, address, reader, preferences, page } = await team.assigned(submission.lo_assigned_id);
    for (const uid of uids) {
      writeNotice(
        transaction,
        { tenantId, to: uid, now, id: `action_notice_due-${id}-${dueAt.getTime()}-${uid}` },
        { kind: 'action_notice_due', application_id: id, reference_number: reference, notice_due_at: dueAt },
      );
    }
    const writeMail = memberMailWriter(transaction, tenantId, preferences);
    const { tenant } = team;
    writeMail(reader, actionNoticeMail({ id, page, reference, status, dueAt, tenant, to: address, now }));
    return true;
  });
}

/**
 * Reminds of a tenant's notices to applicants that are due within days (12 CFR 1002.9): the assigned officer, else the administrators,
 * once for each. Returns how many reminders it wrote.
 * @throws Error when some couldn't be written, after the others, so that the run is repeated
 */
export function remindOfActionNotices(tenantId: string, now: Date): Promise<number> {
  const due = db
    .submissions(tenantId)
    .where('notice_reminder_at', '<=', now)
    .orderBy('notice_reminder_at')
    .select('notice_reminder_at');
  let team: Promise<Team> | undefined;
  return remindEach({
    tenantId,
    about: 'notice',
    due,
    limit: LIMIT,
    remind: async (id) => {
      team ??= loadReminderRecipients(tenantId);
      return remind(tenantId, id, await team, now);
    },
  });
}

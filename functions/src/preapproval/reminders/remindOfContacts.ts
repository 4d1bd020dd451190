import type { ContactNotice } from '@brokerage/domain/application/contactNotice';
import { awaitsFirstContact } from '@brokerage/domain/application/workflow/applicationWorkflow';
import { contactClock } from '@brokerage/domain/schedule/contactClock';
import { db } from '../../data/db.ts';
import { remindEach } from '../../data/remindEach.ts';
import { writeNotice } from '../../data/writeNotice.ts';
import { memberMailWriter } from '../../mail/prepareMemberMail.ts';
import { contactReminderMail } from './contactReminderMail.ts';
import { loadReminderRecipients } from './reminderRecipients.ts';

/** Applications that one run looks at; the next run takes the rest. */
const LIMIT = 1000;

type Team = Awaited<ReturnType<typeof loadReminderRecipients>>;

/**
 * Writes one application's reminder, if it is still due: notices, mails and the time of the next reminder together or not at
 * all, so that however often it runs, everybody is told once. Returns whether it did.
 */
function remind(tenantId: string, id: string, team: Team, now: Date): Promise<boolean> {
  const ref = db.submission(tenantId, id);
  return db.runTransaction(async (transaction) => {
    const submission = (await transaction.get(ref)).data();
    if (!submission?.contact_reminder_at || submission.contact_reminder_at > now) return false;
    const { dueAt } = contactClock(submission, now);
    const isOverdue = now >= dueAt;
    const isNeeded = awaitsFirstContact(submission);
    transaction.update(ref, { contact_reminder_at: isNeeded && !isOverdue ? dueAt : null });
    if (!isNeeded) return false;

    const kind: ContactNotice['kind'] = isOverdue ? 'contact_overdue' : 'contact_due_soon';
    const assigned = await team.assigned(submission.lo_assigned_id);
    const writeMail = memberMailWriter(transaction, tenantId, assigned.preferences);
    const told = isOverdue ? [assigned, team.administrators] : [assigned];
    for (const uid of new Set(told.flatMap(({ uids }) => uids))) {
      writeNotice(
        transaction,
        { tenantId, to: uid, now, id: `${kind}-${id}-${uid}` },
        {
          kind,
          application_id: id,
          submission_kind: submission.kind,
          reference_number: submission.reference_number,
          due_at: dueAt,
        },
      );
    }
    for (const { address: to, page, reader } of new Map(told.map((one) => [one.address, one])).values()) {
      const { tenant } = team;
      const mail = contactReminderMail({
        kind,
        about: submission.kind,
        id,
        page,
        reference: submission.reference_number,
        dueAt,
        tenant,
        to,
        now,
      });
      writeMail(reader, mail);
    }
    return true;
  });
}

/**
 * Reminds of a tenant's applications whose reminder is due and whose applicants nobody has contacted: the assigned officer,
 * else the administrators, when half of the time is over and at the deadline, then the administrators too. Returns how many
 * reminders it wrote.
 * @throws Error when some couldn't be written, after the others, so that the run is repeated
 */
export async function remindOfContacts(tenantId: string, now: Date): Promise<number> {
  const due = db
    .submissions(tenantId)
    .where('contact_reminder_at', '<=', now)
    .orderBy('contact_reminder_at')
    .select('contact_reminder_at');
  let team: Promise<Team> | undefined;
  return remindEach({
    tenantId,
    about: 'contact',
    due,
    limit: LIMIT,
    remind: async (id) => {
      team ??= loadReminderRecipients(tenantId);
      return remind(tenantId, id, await team, now);
    },
  });
}

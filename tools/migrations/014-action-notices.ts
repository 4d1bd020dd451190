import { paths } from '@brokerage/domain/paths';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { overdueReminderAt } from '@brokerage/domain/submission/overdueReminderAt';
import { toActionNoticeDates } from '@brokerage/domain/submission/workflow/actionNotice';
import { isOpenStatus } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import type { DocumentSnapshot, Timestamp, Transaction } from 'firebase-admin/firestore';
import type { Migration } from './migration.ts';

const toDate = (value: unknown): Date | null => (value as Timestamp | undefined)?.toDate() ?? null;

/** Returns the company's time zone, which decides on which day notices are due. */
async function loadTimeZone(transaction: Transaction, record: DocumentSnapshot) {
  const company = record.ref.parent.parent;
  const stored: unknown = company && (await transaction.get(company)).get('office_schedule.time_zone');
  return typeof stored === 'string' ? stored : DEFAULT_OFFICE_SCHEDULE.time_zone;
}

/**
 * Gives open applications the due date of their notice, and its reminder if it is still ahead. Sends no reminders for past dates, because
 * there may be thousands: the list of due notices shows them.
 */
export const actionNotices: Migration = {
  number: 14,
  name: 'action-notices',
  summary: 'Gives open applications the day by which the applicant is to be notified of a decision.',
  phase: 'after-deploy',
  collections: (tenantIds) => tenantIds.map(paths.submissions.all),
  fields: ['kind', 'status', 'notice_due_at', 'notice_reminder_at', 'notice_counts_from'],
  isPending: (record) => {
    if ((record.get('kind') ?? 'application') !== 'application') return false;
    const isDated = (record.get('notice_due_at') ?? null) !== null;
    return isDated
      ? record.get('notice_reminder_at') === undefined
      : isOpenStatus(String(record.get('status')));
  },
  migrate: async (transaction, record) => {
    const timeZone = await loadTimeZone(transaction, record);
    const createdAt = (record.get('created_at') as Timestamp).toDate();
    // Applies to applications reopened after a recorded notice; any other reopened one counts from receipt.
    const dates = toActionNoticeDates(toDate(record.get('notice_counts_from')) ?? createdAt, timeZone);
    const dueAt = toDate(record.get('notice_due_at')) ?? dates.notice_due_at;
    const reminders = [dates.notice_reminder_at, overdueReminderAt(dueAt)];
    transaction.update(record.ref, {
      notice_due_at: dueAt,
      notice_reminder_at: reminders.find((at) => at > new Date()) ?? null,
      schema_version: 14,
    });
  },
};

import { paths } from '@brokerage/domain/paths';
import { toContactDeadlines } from '@brokerage/domain/schedule/contactClock';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import type { Timestamp } from 'firebase-admin/firestore';
import type { Migration } from './migration.ts';

const OPEN: readonly unknown[] = ['new', 'in_progress'];

/**
 * Gives open applications the deadline that their applicants were promised, based on the default hours. Sends no reminders for past
 * deadlines, because there may be thousands.
 */
export const contactClock: Migration = {
  number: 4,
  name: 'contact-clock',
  summary: 'Gives open applications their deadline for the first contact.',
  phase: 'after-deploy',
  collections: (tenantIds) => tenantIds.map(paths.submissions.all),
  fields: ['status', 'due_at'],
  isPending: (record) => OPEN.includes(record.get('status')) && (record.get('due_at') ?? null) === null,
  migrate: (transaction, record) => {
    const createdAt = (record.get('created_at') as Timestamp).toDate();
    const { due_at, due_soon_at } = toContactDeadlines(createdAt, DEFAULT_OFFICE_SCHEDULE);
    const contactedAt = (record.get('first_contact_at') as Timestamp | undefined) ?? null;
    const now = new Date();
    transaction.update(record.ref, {
      due_at,
      due_soon_at,
      first_contact_at: contactedAt,
      contact_reminder_at: (!contactedAt && [due_soon_at, due_at].find((at) => at > now)) || null,
      schema_version: 4,
    });
  },
};

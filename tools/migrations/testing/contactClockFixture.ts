import { paths } from '@brokerage/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { contactClock } from '../004-contact-clock.ts';
import type { MigrationFixture } from './migrationFixture.ts';

const at = (moment: string) => Timestamp.fromDate(new Date(moment));
const application = (status: string, created: string) => ({
  first_name: 'Maya',
  status,
  created_at: at(created),
  reference_number: 'PA-1',
});
const path = (id: string) => paths.submissions.one('one', id);

// 2025-11-21 is a Friday, and 2099-11-20 is one too.
const past = application('new', '2025-11-21T17:00:00Z');
const inProgress = application('in_progress', '2025-11-21T17:00:00Z');
const future = application('new', '2099-11-20T17:00:00Z');
const deadlines = {
  due_at: at('2025-11-24T17:00:00Z'),
  due_soon_at: at('2025-11-21T21:30:00Z'),
  first_contact_at: null,
  contact_reminder_at: null,
  schema_version: 4,
};
const upToDate = {
  ...application('new', '2025-11-21T17:00:00Z'),
  due_at: at('2025-11-22T17:00:00Z'),
  due_soon_at: at('2025-11-22T10:00:00Z'),
  first_contact_at: at('2025-11-22T11:00:00Z'),
  contact_reminder_at: null,
};

export const contactClockFixture: MigrationFixture = {
  migration: contactClock,
  old: {
    [paths.tenant('one')]: { company_name: 'One' },
    [path('past')]: past,
    [path('in-progress')]: inProgress,
    [path('future')]: future,
    [path('approved')]: application('approved', '2025-11-21T17:00:00Z'),
    [path('up-to-date')]: upToDate,
  },
  migrated: {
    [path('past')]: { ...past, ...deadlines },
    [path('in-progress')]: { ...inProgress, ...deadlines },
    [path('future')]: {
      ...deadlines,
      due_at: at('2099-11-23T17:00:00Z'),
      due_soon_at: at('2099-11-20T21:30:00Z'),
      contact_reminder_at: at('2099-11-20T21:30:00Z'),
    },
    [path('approved')]: application('approved', '2025-11-21T17:00:00Z'),
    [path('up-to-date')]: upToDate,
  },
  // Its status is changed while the migration runs.
  meanwhile: {
    path: path('past'),
    change: { status: 'in_progress', first_contact_at: at('2025-11-22T00:00:00Z') },
    migrated: {
      ...deadlines,
      status: 'in_progress',
      first_contact_at: at('2025-11-22T00:00:00Z'),
    },
  },
};

import { paths } from '@brokerage/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { actionNotices } from '../014-action-notices.ts';
import type { MigrationFixture } from './migrationFixture.ts';

const at = (moment: string) => Timestamp.fromDate(new Date(moment));
const application = (status: string, created: string) => ({
  first_name: 'Maya',
  status,
  created_at: at(created),
  reference_number: 'PA-1',
});
const path = (id: string, tenant = 'one') => paths.submissions.one(tenant, id);

// The evening of November 20 in New Jersey and in California alike.
const PAST = '2025-11-21T04:30:00Z';
const past = application('new', PAST);
const onHold = application('on_hold', PAST);
const noKind = { ...application('in_progress', PAST), notice_due_at: null };
const future = { ...application('new', '2099-11-21T04:30:00Z'), kind: 'application' };
const denied = { ...application('denied', PAST), notice_due_at: at('2025-12-21T04:59:59.999Z') };
const deniedLater = { ...application('denied', PAST), notice_due_at: at('2099-01-01T04:59:59.999Z') };
const reopenedBefore = { ...application('in_progress', PAST), notice_due_at: null, outcome: null };
const reopenedAfterNotice = { ...reopenedBefore, notice_counts_from: at('2099-11-21T04:30:00Z') };
const untouched = {
  [path('approved')]: application('approved', PAST),
  [path('notified')]: { ...application('denied', PAST), notice_due_at: null },
  [path('callback')]: { ...application('new', PAST), kind: 'callback' },
  [path('up-to-date')]: { ...past, notice_due_at: at('2026-01-01T00:00:00Z'), notice_reminder_at: null },
};
const dated = {
  notice_due_at: at('2025-12-21T04:59:59.999Z'),
  notice_reminder_at: null,
  schema_version: 14,
};

export const actionNoticesFixture: MigrationFixture = {
  migration: actionNotices,
  old: {
    [paths.tenant('one')]: { company_name: 'One' },
    [paths.tenant('west')]: {
      company_name: 'West',
      office_schedule: { time_zone: 'America/Los_Angeles' },
    },
    [path('past')]: past,
    [path('on-hold')]: onHold,
    [path('no-kind')]: noKind,
    [path('future')]: future,
    [path('denied')]: denied,
    [path('denied-later')]: deniedLater,
    [path('west', 'west')]: past,
    [path('reopened')]: reopenedBefore,
    [path('reopened-after-notice')]: reopenedAfterNotice,
    ...untouched,
  },
  migrated: {
    [path('past')]: { ...past, ...dated },
    [path('on-hold')]: { ...onHold, ...dated },
    [path('no-kind')]: { ...noKind, ...dated },
    [path('future')]: {
      ...future,
      notice_due_at: at('2099-12-21T04:59:59.999Z'),
      notice_reminder_at: at('2099-12-15T14:00:00Z'),
      schema_version: 14,
    },
    [path('denied')]: { ...denied, ...dated },
    [path('denied-later')]: {
      ...deniedLater,
      notice_reminder_at: at('2099-01-01T05:00:00Z'),
      schema_version: 14,
    },
    [path('reopened')]: { ...reopenedBefore, ...dated },
    [path('reopened-after-notice')]: {
      ...reopenedAfterNotice,
      notice_due_at: at('2099-12-21T04:59:59.999Z'),
      notice_reminder_at: at('2099-12-15T14:00:00Z'),
      schema_version: 14,
    },
    [path('west', 'west')]: { ...past, ...dated, notice_due_at: at('2025-12-21T07:59:59.999Z') },
    ...untouched,
  },
  // Somebody starts to work on it while the migration runs.
  meanwhile: {
    path: path('past'),
    change: { status: 'in_progress' },
    migrated: { ...dated, status: 'in_progress' },
  },
};

import { paths } from '@brokerage/domain/paths';
import { submissionKinds } from '../006-submission-kinds.ts';
import type { MigrationFixture } from './migrationFixture.ts';

const application = { first_name: 'Sofia', last_name: 'Almeida', purpose: 'Purchase', status: 'new' };
const callback = { first_name: 'Rosa', last_name: 'Delgado', status: 'new', kind: 'callback' };
const path = (id: string) => paths.submissions.one('one', id);
const marked = { kind: 'application', schema_version: 6 };

export const submissionKindsFixture: MigrationFixture = {
  migration: submissionKinds,
  old: {
    [paths.tenant('one')]: { company_name: 'One' },
    [path('first')]: application,
    [path('second')]: { ...application, status: 'closed' },
    [path('third')]: { ...application, status: 'denied' },
    [path('callback')]: callback,
    [path('up-to-date')]: { ...application, kind: 'application' },
  },
  migrated: {
    [path('first')]: marked,
    [path('second')]: marked,
    [path('third')]: marked,
    [path('callback')]: callback,
    [path('up-to-date')]: { ...application, kind: 'application' },
  },
  // It is worked on while the migration runs.
  meanwhile: {
    path: path('first'),
    change: { status: 'in_progress' },
    migrated: { ...marked, status: 'in_progress' },
  },
};

import { paths } from '@brokerage/domain/paths';
import { flyerSnapshots } from '../001-flyer-snapshots.ts';
import type { MigrationFixture } from './migrationFixture.ts';

const AT = new Date('2026-11-10T15:00:00Z');
const parties = {
  officer: { name: 'Maya Torres', title: '', nmls: '1900101', phone: '', email: '', photo: '' },
  company: { name: 'Larkfield', nmls: '1992001', phone: '', website: '', licenseLines: [] },
};
const sealed = (revision: number) => ({
  revision,
  template_version_id: 'open-house-v2',
  category: 'flyer',
  title: 'Open house, Smith file',
  public_title: 'Open house on Maple Avenue',
  data: { headline: `Revision ${revision}` },
  parties,
  link: 'https://one.example/shared/abcdefghij',
  checks_version: '1',
});
const step = (action: string, revision: number, reason: string | null = null) => ({
  action,
  at: AT,
  by_user_id: 'ines',
  revision,
  reason,
});
const summary = (revision: number) => ({
  revision,
  category: 'flyer',
  public_title: 'Open house on Maple Avenue',
  is_title_derived: false,
  parties,
  link: 'https://one.example/shared/abcdefghij',
});

const flyer = (id: string) => paths.flyers.one('one', id);
/** Submitted before public titles existed. */
const { public_title: _, ...untitled } = sealed(2);

export const flyerSnapshotsFixture: MigrationFixture = {
  migration: flyerSnapshots,
  old: {
    [paths.tenant('one')]: { company_name: 'One' },
    [flyer('draft')]: {
      title: 'Draft',
      status: 'editing',
      revision: 1,
      data: {},
      sealed: null,
      previous_seal: null,
      history: [],
    },
    // From before snapshots existed.
    [flyer('oldest')]: { title: 'Oldest', status: 'approved', data: { headline: 'Welcome' } },
    [flyer('untitled')]: {
      title: 'Smith file',
      status: 'approved',
      revision: 2,
      data: {},
      sealed: untitled,
      history: [step('submitted', 2), step('approved', 2)],
    },
    [flyer('resubmitted')]: {
      title: 'Smith file',
      status: 'pending_approval',
      revision: 5,
      submitted_revision: 5,
      search_keys: ['smi'],
      data: { headline: 'Revision 5' },
      sealed: sealed(5),
      previous_seal: sealed(3),
      history: [
        step('submitted', 3),
        step('rejected', 3, 'No APR'),
        step('revised', 3),
        step('submitted', 5),
      ],
    },
  },
  migrated: {
    [flyer('draft')]: {
      schema_version: 1,
      snapshot: null,
      rejected_revision: null,
      step_count: 0,
      submission_count: 0,
    },
    [flyer('oldest')]: { title: 'Oldest', data: { headline: 'Welcome' } },
    [flyer('untitled')]: {
      snapshot: { ...summary(2), public_title: 'Revision 2', is_title_derived: true },
      step_count: 2,
      submission_count: 1,
    },
    [flyer('resubmitted')]: {
      status: 'pending_approval',
      search_keys: ['smi'],
      data: { headline: 'Revision 5' },
      snapshot: summary(5),
      rejected_revision: 3,
      step_count: 4,
      last_step: { n: 4, action: 'submitted', revision: 5 },
      last_rejection: { n: 2, action: 'rejected', reason: 'No APR' },
      submission_count: 2,
      schema_version: 1,
    },
    [`${flyer('resubmitted')}/snapshots/5`]: sealed(5),
    [`${flyer('resubmitted')}/snapshots/3`]: sealed(3),
    [`${flyer('resubmitted')}/history/2`]: { n: 2, action: 'rejected', reason: 'No APR', revision: 3 },
    [`${flyer('resubmitted')}/history/4`]: { n: 4, action: 'submitted', revision: 5 },
  },
  // Renamed by its owner.
  meanwhile: {
    path: flyer('resubmitted'),
    change: { title: 'Jones file' },
    migrated: { title: 'Jones file', rejected_revision: 3, step_count: 4 },
  },
};

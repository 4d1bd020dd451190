import { describe, expect, it } from 'vitest';
import { type FlyerRecord, flyerSchema, inlineParts } from './flyer.ts';

const AT = new Date('2026-11-10T15:00:00Z');
/** A flyer in the oldest format: without revisions and snapshots. */
const oldest: FlyerRecord = {
  id: 'f',
  template_id: 't',
  template_version_id: 't-v1',
  title: 'Old',
  owner_user_id: 'o',
  tenant_id: 'larkfield',
  data: {},
  status: 'approved',
  reason: null,
  created_at: AT,
  updated_at: AT,
};
const sealed: NonNullable<FlyerRecord['sealed']> = {
  revision: 4,
  template_version_id: 't-v1',
  category: 'letter',
  title: 'Smith file',
  public_title: 'Come and see',
  data: { headline: 'Welcome' },
  parties: {
    officer: { name: 'Maya Torres', title: '', nmls: '1900101', phone: '', email: '', photo: '' },
    company: { name: 'Larkfield', nmls: '1992001', phone: '', website: '', licenseLines: [] },
  },
  link: '',
  checks_version: '1',
};
const step = (action: 'submitted' | 'rejected' | 'revised', revision: number) => ({
  action,
  at: AT,
  by_user_id: 'ines',
  revision,
  reason: null,
});

describe('flyerSchema', () => {
  it('reads a record from before revisions', () => {
    const flyer = flyerSchema.parse(oldest);
    expect(flyer).toMatchObject({ revision: 1, realtor_id: null, snapshot: null, step_count: 0 });
    expect(inlineParts(flyer)).toEqual({ snapshots: [], steps: [] });
  });

  it('reads a record that still holds its snapshots and steps', () => {
    const flyer = flyerSchema.parse({
      ...oldest,
      sealed,
      previous_seal: { ...sealed, revision: 2 },
      history: [step('submitted', 2), step('rejected', 2), step('revised', 2), step('submitted', 4)],
    });
    expect(flyer).toMatchObject({
      snapshot: { revision: 4, category: 'letter', public_title: 'Come and see', is_title_derived: false },
      rejected_revision: 2,
      step_count: 4,
      last_step: { n: 4, action: 'submitted' },
      last_rejection: { n: 2, action: 'rejected' },
      submission_count: 2,
    });
    expect(flyer.snapshot).not.toHaveProperty('data');
    const { snapshots, steps } = inlineParts(flyer);
    expect(snapshots.map(({ revision }) => revision)).toEqual([2, 4]);
    expect(steps.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
  });

  it('prefers inline parts while they exist, because the previous version writes only those', () => {
    const migrated = flyerSchema.parse({ ...oldest, sealed, history: [step('submitted', 4)] });
    const { snapshot, step_count } = migrated;
    const withdrawn = flyerSchema.parse({ ...oldest, snapshot, step_count, sealed: null, history: [] });
    expect(withdrawn).toMatchObject({ snapshot: null, step_count: 0 });
  });
});

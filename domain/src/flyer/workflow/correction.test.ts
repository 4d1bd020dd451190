import { describe, expect, it } from 'vitest';
import { flyerSchema, toSnapshotSummary } from '../record/flyer.ts';
import { flyerSnapshotSchema } from '../record/flyerSnapshot.ts';
import {
  assertNotRecalledSince,
  assertSameAdvertisement,
  isSameRealtorName,
  replaceWithCorrection,
} from './correction.ts';

const BEFORE = new Date('2026-11-10T15:00:00Z');
const NOW = new Date('2026-11-21T12:00:00Z');
const version = {
  handlebars_schema: {
    fields: [
      { key: 'headline', label: 'Headline', type: 'string' as const, help_text: '' },
      { key: 'property_address', label: 'Property address', type: 'address' as const, help_text: '' },
      {
        key: 'office',
        label: 'Office',
        type: 'address' as const,
        help_text: '',
        binding: 'branch.address' as const,
      },
    ],
  },
};
const submitted = flyerSnapshotSchema.parse({
  revision: 4,
  template_version_id: 'v2',
  category: 'flyer',
  title: 'Open house',
  public_title: 'Come',
  data: { headline: 'Come', property_address: '12 Elm St., Springfield, NJ', office: '1 Main St' },
  parties: {
    officer: { name: 'Maria', title: '', nmls: '1900101', phone: '', email: 'maria@example.com', photo: '' },
    company: { name: 'Larkfield', nmls: '1992001', phone: '', website: '', licenseLines: [] },
  },
  link: '',
  checks_version: '1',
});
const live = flyerSchema.parse({
  id: 'live',
  template_id: 'open-house',
  template_version_id: 'v2',
  title: 'Open house',
  owner_user_id: 'maria',
  tenant_id: 'larkfield',
  data: {},
  status: 'approved',
  reason: null,
  created_at: BEFORE,
  updated_at: BEFORE,
  revision: 4,
  realtor_id: 'r1',
  print_code: 'abcdefghij23',
  correction_id: 'correction',
  step_count: 2,
  snapshot: toSnapshotSummary(submitted),
});
const correction = { ...live, id: 'correction', lineage_id: 'live', edition: 2, correction_id: null };

const compare = (
  corrected: Partial<typeof submitted> & { data?: Record<string, unknown> },
  flyer: Partial<typeof correction> = {},
  {
    category = submitted.category,
    status = live.status,
    edition = live.edition,
  }: Partial<Pick<typeof live, 'status' | 'edition'> & Pick<typeof submitted, 'category'>> = {},
) =>
  assertSameAdvertisement(
    { flyer: { ...live, status, edition }, snapshot: { ...submitted, category }, version },
    { flyer: { ...correction, ...flyer }, snapshot: { ...submitted, category, ...corrected }, version },
  );
const data = (property_address: unknown, more = {}) => ({
  data: { ...submitted.data, property_address, ...more },
});

describe('assertSameAdvertisement', () => {
  it('allows changes of texts, pictures, bound values and the spelling of the address', () => {
    expect(() => compare(data('12 Elm St., Springfield, NJ', { headline: 'Do come' }))).not.toThrow();
    expect(() => compare(data('12 elm st Springfield  NJ'))).not.toThrow();
    expect(() => compare(data('12 Elm St., Springfield, NJ', { office: '2 Main St' }))).not.toThrow();
  });

  it.each([
    ['12 Oak St, Springfield, NJ', {}, 'the property’s address'],
    ['', {}, 'the property’s address'],
    [undefined, {}, 'the property’s address'],
    [submitted.data.property_address, { realtor_id: null }, 'the realtor'],
    [submitted.data.property_address, { owner_user_id: 'devon' }, 'the loan officer'],
  ])('rejects a different advertisement: %s %o', (address, flyer, changed) => {
    expect(() => compare(data(address), flyer)).toThrow(
      expect.objectContaining({
        code: 'correction-other-advertisement',
        message: `A correction can’t change ${changed}: people who have the link or the printed code would see a different ad. Duplicate the flyer instead.`,
      }),
    );
  });

  it('allows an event to move', () =>
    expect(() => compare(data('City Hall, Springfield, NJ'), {}, { category: 'event' })).not.toThrow());

  it('allows a correction of a recalled flyer', () =>
    expect(() => compare({}, {}, { status: 'recalled' })).not.toThrow());

  it('rejects a correction of a flyer that isn’t live or isn’t the newest edition', () => {
    expect(() => compare({}, {}, { status: 'archived' })).toThrow(
      expect.objectContaining({ code: 'correction-base-gone' }),
    );
    expect(() => compare({}, {}, { edition: 2 })).toThrow(expect.objectContaining({ code: 'flyer-changed' }));
  });
});

describe('isSameRealtorName', () => {
  const of = (name: string) => ({
    snapshot: {
      ...submitted,
      parties: { ...submitted.parties, realtor: { name, brokerage: '', phone: '', email: '', photo: '' } },
    },
  });
  it('accepts another spelling of a name', () => {
    expect(isSameRealtorName(of('Ann Lee'), of('ann  lee'))).toBe(true);
    expect(isSameRealtorName(of('Ann Lee'), of('Bob Ray'))).toBe(false);
    expect(isSameRealtorName({ snapshot: submitted }, of('Ann Lee'))).toBe(false);
  });
  it('rejects a correction without the realtor whose record is gone', () =>
    expect(() =>
      assertSameAdvertisement(
        { flyer: live, ...of('Ann Lee'), version },
        { flyer: correction, snapshot: submitted, version },
      ),
    ).toThrow(expect.objectContaining({ code: 'correction-other-advertisement' })));
});

describe('assertNotRecalledSince', () => {
  const recalled = { status: 'recalled' as const, last_step: { at: NOW } as never };
  it('rejects only what was submitted before the recall', () => {
    expect(() => assertNotRecalledSince(recalled, { submitted_at: BEFORE })).toThrow(
      expect.objectContaining({ code: 'correction-before-recall' }),
    );
    expect(() =>
      assertNotRecalledSince(recalled, { submitted_at: new Date(NOW.getTime() + 1) }),
    ).not.toThrow();
    expect(() => assertNotRecalledSince(live, { submitted_at: BEFORE })).not.toThrow();
  });
});

describe('replaceWithCorrection', () => {
  const approved = {
    ...correction,
    title: 'Open house, corrected',
    data: { headline: 'Do come' },
    template_version_id: 'v3',
    status: 'archived' as const,
    approved_by_user_id: 'ines',
    submitted_at: BEFORE,
    valid_until: NOW,
  };
  const corrected = { ...submitted, revision: 1, data: { headline: 'Do come' }, public_title: 'Do come' };
  const by = { user_id: 'ines', name: 'Ines' };

  it('makes the correction’s content the flyer’s next edition, and keeps what links depend on', () => {
    const { changes, snapshot, step, audit } = replaceWithCorrection(live, approved, corrected, {
      by,
      now: NOW,
    });
    const after = { ...live, ...changes };
    expect(flyerSchema.parse(after)).toEqual(after);
    expect(after).toMatchObject({
      id: 'live',
      status: 'approved',
      title: 'Open house, corrected',
      data: { headline: 'Do come' },
      template_version_id: 'v3',
      revision: 5,
      edition: 2,
      approved_revision: 5,
      approved_at: NOW,
      approved_by_user_id: 'ines',
      correction_id: null,
      corrected_at: [NOW],
      valid_until: NOW,
      print_code: 'abcdefghij23',
      owner_user_id: 'maria',
      realtor_id: 'r1',
      lineage_id: null,
    });
    expect(
      replaceWithCorrection({ ...live, corrected_at: Array(20).fill(BEFORE) }, approved, corrected, {
        by,
        now: NOW,
      }).changes.corrected_at,
    ).toEqual([...Array(19).fill(BEFORE), NOW]);
    expect(snapshot).toEqual({ ...corrected, revision: 5 });
    expect(after.snapshot).toMatchObject({ revision: 5, public_title: 'Do come' });
    expect(step).toEqual({
      n: 3,
      action: 'corrected',
      at: NOW,
      by_user_id: 'ines',
      by_name: 'Ines',
      revision: 5,
      reason: null,
    });
    expect(after.last_step).toEqual(step);
    expect(audit).toEqual({
      action: 'instance_corrected',
      before: { status: 'approved', edition: 1, revision: 4 },
      after: { status: 'approved', edition: 2, revision: 5, correction_id: 'correction' },
    });
  });
});

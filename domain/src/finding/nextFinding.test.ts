import { describe, expect, it } from 'vitest';
import type { LiveFinding } from '../flyer/checks/checkLiveFlyer.ts';
import { type Flyer, flyerSchema } from '../flyer/record/flyer.ts';
import type { Finding, FindingStatus } from './finding.ts';
import { isLive, toClearedFinding, toFoundFinding } from './nextFinding.ts';

const BEFORE = new Date('2026-11-16T10:00:00Z');
const NOW = new Date('2026-11-23T10:00:00Z');
const FIGURES = { views: 12, applications: 1 };
const found: LiveFinding = {
  check: 'past-date',
  check_version: 2,
  severity: 'warn',
  places: [{ field: 'date', label: 'Date', excerpt: '2026-11-01', message: 'This date has passed.' }],
};

const toFlyer = (changes: Partial<Flyer> = {}): Flyer => ({
  ...flyerSchema.parse({
    id: 'elm',
    template_id: 't',
    template_version_id: 't-v1',
    title: 'Elm Street',
    owner_user_id: 'ana',
    tenant_id: 'larkfield',
    data: {},
    status: 'approved',
    reason: null,
    created_at: BEFORE,
    updated_at: BEFORE,
    edition: 2,
  }),
  snapshot: {
    revision: 5,
    category: 'flyer',
    public_title: 'Elm Street',
    is_title_derived: false,
    parties: {
      officer: { name: 'Ana Reyes', title: '', phone: '', email: '', nmls: '1', photo: '' },
      company: { name: 'Larkfield', nmls: '2', phone: '', website: '', licenseLines: [] },
    },
    link: '',
  },
  ...changes,
});
const see = (stored?: Finding, one = found, flyer = toFlyer()) =>
  toFoundFinding(stored, one, { flyer, figures: FIGURES, now: NOW });
const storedAs = (status: FindingStatus, changes: Partial<Finding> = {}): Finding => ({
  ...toFoundFinding(undefined, found, {
    flyer: toFlyer(),
    figures: { views: 0, applications: 0 },
    now: BEFORE,
  }),
  status,
  by: { user_id: 'ines', name: 'Ines' },
  reason: 'It is a quote',
  ...changes,
});

describe('a finding that is detected', () => {
  it('starts open, with the flyer’s details for lists', () => {
    expect(see()).toMatchObject({
      id: 'elm_past-date',
      officer_name: 'Ana Reyes',
      revision: 5,
      edition: 2,
      ...FIGURES,
      status: 'open',
      by: null,
      found_at: NOW,
    });
  });

  it.each<[FindingStatus, Partial<Finding>, FindingStatus]>([
    ['open', {}, 'open'],
    ['dismissed', {}, 'dismissed'],
    ['dismissed', { revision: 4 }, 'open'],
    ['dismissed', { check_version: 1 }, 'open'],
    ['correction_asked', {}, 'correction_asked'],
    ['correction_asked', { check_version: 1 }, 'correction_asked'],
    ['correction_asked', { revision: 4 }, 'open'],
    ['recalled', {}, 'open'],
    ['cleared', {}, 'open'],
  ])('%s %j becomes %s', (status, changes, next) => {
    const seen = see(storedAs(status, changes));
    expect(seen.status).toBe(next);
    expect(seen.reason).toBe(next === 'open' && status !== 'open' ? null : 'It is a quote');
    expect(seen.last_seen_at).toEqual(NOW);
  });

  it('keeps its first date until it’s about something else', () => {
    expect(see(storedAs('open')).found_at).toEqual(BEFORE);
    for (const changes of [{ revision: 4 }, { check_version: 1 }]) {
      expect(see(storedAs('open', changes)).found_at).toEqual(NOW);
    }
    expect(see(storedAs('cleared')).found_at).toEqual(NOW);
  });
});

describe('a finding that is no longer detected', () => {
  it.each<[FindingStatus, Flyer['status'], FindingStatus | undefined]>([
    ['open', 'approved', 'cleared'],
    ['dismissed', 'approved', 'cleared'],
    ['correction_asked', 'archived', 'cleared'],
    ['recalled', 'archived', 'cleared'],
    ['cleared', 'approved', undefined],
    ['open', 'recalled', 'recalled'],
    ['correction_asked', 'recalled', 'recalled'],
    ['dismissed', 'recalled', undefined],
    ['recalled', 'recalled', undefined],
  ])('%s on a flyer that is %s: %s', (status, flyer, next) => {
    expect(toClearedFinding(storedAs(status), { status: flyer }, NOW)?.status).toBe(next);
  });
});

it.each<[Partial<Flyer>, boolean]>([
  [{}, true],
  [{ valid_until: new Date('2026-11-24T05:00:00Z') }, true],
  [{ valid_until: NOW }, false],
  [{ status: 'recalled' }, false],
  [{ status: 'pending_approval' }, false],
  [{ snapshot: null }, false],
])('a flyer with %j is live: %s', (changes, live) => {
  expect(isLive(toFlyer(changes), NOW)).toBe(live);
});

import { describe, expect, it } from 'vitest';
import { sampleLicense } from '../../license/testing/sampleLicense.ts';
import type { TemplateField } from '../../template/template.ts';
import type { FlyerSnapshot } from '../record/flyerSnapshot.ts';
import { CHECK_VERSIONS } from './checkFlyer.ts';
import { checkLiveFlyer, type LiveFlyer, warningKey } from './checkLiveFlyer.ts';

const field = (key: string, type: TemplateField['type'] = 'string'): TemplateField => ({
  key,
  type,
  label: key,
  help_text: '',
});

const snapshotOf = (changes: Partial<FlyerSnapshot> = {}): FlyerSnapshot => ({
  revision: 2,
  template_version_id: 'rates-v1',
  category: 'rate_sheet',
  title: 'Weekly rates',
  public_title: 'Weekly rates',
  data: { effective_date: '2026-11-20', address: '1 Main St, Newark, NJ 07102' },
  parties: {
    officer: {
      name: 'Maria Sample',
      title: 'Loan Officer',
      phone: '(973) 555-0101',
      email: 'maria@larkfield.example',
      nmls: '1992102',
      photo: '',
    },
    company: {
      name: 'Larkfield Home Mortgage',
      nmls: '1992001',
      phone: '(973) 555-0100',
      website: 'https://larkfield.example',
      licenseLines: [],
    },
  },
  link: '',
  checks_version: '1',
  ...changes,
});

const liveOf = (snapshot: Partial<FlyerSnapshot> = {}, changes: Partial<LiveFlyer> = {}): LiveFlyer => ({
  snapshot: snapshotOf(snapshot),
  version: {
    default_data: {},
    handlebars_schema: {
      fields: [field('headline'), field('effective_date', 'date'), field('address', 'address')],
    },
    locked_fields: [],
  },
  licensing: { tenantId: 'larkfield', officerId: null, licenses: [], settingsLines: [] },
  isReviewed: true,
  ...changes,
});

const checksOf = (live: LiveFlyer, today = '2026-11-23') =>
  checkLiveFlyer(live, today).map(({ check, severity }) => [check, severity]);

describe('checkLiveFlyer', () => {
  const lapsed = {
    ...liveOf().licensing,
    licenses: [sampleLicense({ expires_on: '2026-11-22' })],
  };

  it.each<[string, LiveFlyer, string, string[][]]>([
    ['nothing, while all is well', liveOf(), '2026-11-23', []],
    ['rates that have become old', liveOf(), '2026-12-01', [['past-date', 'warn']]],
    ['a license on its last day', liveOf({}, { licensing: lapsed }), '2026-11-22', []],
    [
      'a license that has expired since',
      liveOf({}, { licensing: lapsed }),
      '2026-11-23',
      [['expired-license', 'block']],
    ],
    [
      'trigger terms without their disclosures, as after a check was added',
      liveOf({ data: { headline: 'Payments as low as $1,450', effective_date: '2026-11-20' } }),
      '2026-11-23',
      [['payment-trigger', 'block']],
    ],
    [
      'a missing NMLS number',
      liveOf({
        parties: {
          ...snapshotOf().parties,
          officer: { ...snapshotOf().parties.officer, nmls: '' },
        },
      }),
      '2026-11-23',
      [['missing-nmls', 'block']],
    ],
  ])('%s', (_what, live, today, expected) => {
    expect(checksOf(live, today)).toEqual(expected);
  });

  it('returns one finding per check, with its places and the check’s version', () => {
    const data = { headline: 'Guaranteed approval', address: 'Guaranteed approval' };
    const [found] = checkLiveFlyer(liveOf({ data }), '2026-11-23');
    expect(found).toMatchObject({ check: 'guaranteed', check_version: CHECK_VERSIONS.get('guaranteed') });
    expect(found?.places.map(({ field }) => field)).toEqual(expect.arrayContaining(['headline', 'address']));
  });

  it('returns the same each time', () => {
    const live = liveOf();
    expect(checkLiveFlyer(live, '2026-12-01')).toEqual(checkLiveFlyer(live, '2026-12-01'));
  });
});

describe('acknowledged warnings', () => {
  const key = warningKey({ rule: 'past-date', field: 'effective_date' });

  it('are omitted if a reviewer approved them', () => {
    expect(checksOf(liveOf({ warnings: [key] }), '2026-12-01')).toEqual([]);
  });

  it('count if nobody reviewed the flyer', () => {
    const live = liveOf({ warnings: [key] }, { isReviewed: false });
    expect(checksOf(live, '2026-12-01')).toEqual([['past-date', 'warn']]);
  });

  it('count at another place, or after the check changed', () => {
    for (const seen of ['past-date@0 effective_date', warningKey({ rule: 'past-date', field: 'headline' })]) {
      expect(checksOf(liveOf({ warnings: [seen] }), '2026-12-01')).toEqual([['past-date', 'warn']]);
    }
  });

  it('never hide a blocking finding', () => {
    const data = { headline: 'Guaranteed approval' };
    const warnings = [warningKey({ rule: 'guaranteed', field: 'headline' })];
    expect(checksOf(liveOf({ data, warnings }))).toEqual([['guaranteed', 'block']]);
  });
});

it('gives each check its own id and a version', () => {
  expect(CHECK_VERSIONS.size).toBe(36);
  for (const [id, version] of CHECK_VERSIONS) {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(version).toBeGreaterThanOrEqual(1);
  }
});

import { describe, expect, it } from 'vitest';
import { addSums, linkCountSchema } from './linkCount.ts';
import {
  boundSources,
  linkRollUpSchema,
  NO_FLYER,
  negateSums,
  OTHER_SOURCES,
  type RollUpCount,
  SOURCES_LIMIT,
  toCountFacts,
  toRollUps,
} from './linkRollUp.ts';
import type { SharedLink } from './sharedLink.ts';

const count = (short_code: string, day: string, uid: string, views: number): RollUpCount =>
  linkCountSchema.parse({
    tenant_id: 'larkfield',
    created_by_user_id: uid,
    short_code,
    flyer_instance_id: 'elm',
    day,
    is_folded: true,
    views,
    facts: {
      holder_name: `Name of ${uid}`,
      template_id: 'open-house',
      template_name: 'Open House',
      source: 'utm:mail',
    },
  });
const COUNTS = [
  count('codea', '2026-10-31', 'ana', 2),
  count('codea', '2026-11-01', 'ana', 3),
  count('codeb', '2026-11-01', 'ben', 5),
];
const views = (counts: readonly RollUpCount[], id: string) => {
  const { sums = {} } = toRollUps(counts).get(id) ?? {};
  return Object.fromEntries(Object.entries(sums).map(([key, some]) => [key, some.views]));
};

describe('toRollUps', () => {
  it.each([
    ['company_day_2026-11', { '2026-11-01': 8 }],
    ['ana_day_2026-10', { '2026-10-31': 2 }],
    ['ana_link_2026-11', { codea: 3 }],
    ['ben_link_2026-11-01', { codeb: 5 }],
    ['company_officer_2026-11-01', { ana: 3, ben: 5 }],
    ['company_officer_2026-11', { ana: 3, ben: 5 }],
    ['company_officer_all', { ana: 5, ben: 5 }],
    ['company_template_all', { 'open-house': 10 }],
    ['company_source_2026-10', { 'utm:mail': 2 }],
    ['ana_officer_all', {}],
  ])('%s', (id, expected) => expect(views(COUNTS, id)).toEqual(expected));

  it('names officers and templates', () => {
    const all = toRollUps(COUNTS);
    expect(all.get('company_officer_all')?.names).toEqual({ ana: 'Name of ana', ben: 'Name of ben' });
    expect(all.get('company_template_all')?.names).toEqual({ 'open-house': 'Open House' });
  });

  it('spreads the company’s links over records that stay below 1 MiB', () => {
    const many = Array.from({ length: 20_000 }, (_, index) =>
      count(`code${String(index).padStart(8, '0')}`, '2026-11-01', 'ana', 1_000_000),
    );
    const records = [...toRollUps(many)].filter(([id]) => id.startsWith('company_link_2026-11_'));
    expect(records).toHaveLength(4);
    // Zeros aren't stored: Firestore only gets nonzero increments.
    for (const [, { sums }] of records) {
      const stored = Object.entries(sums).map(([key, { views }]) => [key, { views }]);
      expect(JSON.stringify(stored).length).toBeLessThan(1_000_000);
    }
  });

  it('labels counts from before names were stored', () => {
    const old = [{ ...count('codea', '2026-11-01', 'ana', 3), facts: null }];
    expect(views(old, 'company_template_all')).toEqual({ none: 3 });
    expect(views(old, 'company_source_all')).toEqual({ none: 3 });
    expect(toRollUps(old).get('company_officer_all')?.names).toEqual({});
  });

  it('is removed again by the negated count', () => {
    for (const [, { sums }] of toRollUps([...COUNTS, ...COUNTS.map(negateSums)])) {
      for (const some of Object.values(sums)) expect(some).toEqual(addSums([]));
    }
  });

  it('creates records that can be read back', () => {
    for (const [, rollUp] of toRollUps(COUNTS)) expect(linkRollUpSchema.parse(rollUp)).toEqual(rollUp);
  });
});

describe('boundSources', () => {
  const one = addSums([]);
  const sources = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `utm:${from + index}`);
  const toSums = (keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, { ...one, views: 1 }]));
  const viewsBy = (keys: readonly string[], stored: readonly string[]) =>
    Object.fromEntries([...boundSources(toSums(keys), stored)].map(([key, { views }]) => [key, views]));

  it('combines sources that a full roll-up has no key for, and keeps all existing keys', () => {
    const stored = ['print', 'none', ...sources(0, SOURCES_LIMIT)];
    expect(viewsBy(['utm:7', 'utm:new', 'utm:newer', 'print', 'none'], stored)).toEqual({
      'utm:7': 1,
      [OTHER_SOURCES]: 2,
      print: 1,
      none: 1,
    });
    // A source with that name.
    expect(viewsBy(['utm:other'], stored)).toEqual({ [OTHER_SOURCES]: 1 });
  });

  it('keeps links with and without print and UTM source apart, even when full', () => {
    expect(viewsBy(['print', 'none'], sources(0, SOURCES_LIMIT))).toEqual({ print: 1, none: 1 });
  });

  it('keeps a record below its limit, whichever and however many sources there are', () => {
    let stored: string[] = [];
    for (let from = 0; from < 9_000; from += 150) {
      const bounded = viewsBy(sources(from, from + 150), stored);
      expect(Object.values(bounded).reduce((sum, views) => sum + views)).toBe(150);
      stored = [...new Set([...stored, ...Object.keys(bounded)])];
    }
    expect(stored).toHaveLength(SOURCES_LIMIT + 1);
  });

  it('names no more in a roll-up from before the limit', () => {
    const stored = sources(0, SOURCES_LIMIT + 100);
    expect(viewsBy(['utm:250', 'utm:new'], stored)).toEqual({ 'utm:250': 1, [OTHER_SOURCES]: 1 });
  });
});

it.each([
  ['print', 'mail', 'print'],
  ['link', 'mail', 'utm:mail'],
  ['link', '', 'none'],
  ['link', null, 'none'],
] as const)('a link of kind %s with UTM source %j has the source %s', (kind, utm_source, source) =>
  expect(toCountFacts({ kind, utm_source, flyer: null, holder_name: null })).toEqual({
    holder_name: '',
    target: 'flyer',
    template_id: '',
    template_name: '',
    source,
  }),
);

it('keeps links without a flyer apart from those whose flyer is gone', () => {
  const facts = (target: SharedLink['target']) =>
    toCountFacts({ kind: 'link', utm_source: null, flyer: null, holder_name: 'Ana', target });
  const counts = (['flyer', 'officer_page', 'questionnaire'] as const).map((target, index) => ({
    ...count(`code${index}`, '2026-11-20', 'ana', index + 1),
    facts: facts(target),
  }));
  const byTemplate = toRollUps(counts).get('company_template_all');
  expect(Object.entries(byTemplate?.sums ?? {}).map(([key, { views }]) => [key, views])).toEqual([
    ['none', 1],
    [NO_FLYER, 5],
  ]);
});
